import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { answerClientError } from './clientErrors.ts';

const told = (code: string, changed: Partial<Pick<Socket, 'writable' | 'bytesWritten'>> = {}) => {
  const socket = new Socket();
  for (const [name, value] of Object.entries({ writable: true, bytesWritten: 0, ...changed }))
    Object.defineProperty(socket, name, { value });
  const end = vi.spyOn(socket, 'end').mockReturnValue(socket);
  const destroy = vi.spyOn(socket, 'destroy').mockReturnValue(socket);
  answerClientError(Object.assign(new Error('parse'), { code }), socket);
  return { text: String(end.mock.calls[0]?.[0] ?? ''), destroyed: destroy.mock.calls.length };
};

describe('what is refused before a request exists', () => {
  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['HPE_INVALID_METHOD', '400 Bad Request'],
  ])('%s is answered %s, in the envelope', (code, status) => {
    const { text } = told(code);
    expect(text.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: Number(status.slice(0, 3)), data: null });
  });
  it('a socket that is gone, or in the middle of an answer, is only ended', () => {
    for (const changed of [{ writable: false }, { bytesWritten: 9 }])
      expect(told('HPE_INVALID_METHOD', changed)).toEqual({ text: '', destroyed: 1 });
    expect(told('ECONNRESET')).toEqual({ text: '', destroyed: 1 });
  });
});
