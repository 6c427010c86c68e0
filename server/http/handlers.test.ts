import { expectTypeOf, it } from 'vitest';
import type { CallContext, Handlers } from './handlers.ts';
import type { MemberViewer, Viewer } from './identify.ts';

it('HOUSE-6: who asks is known as the call needs it, so no handler refuses whom nobody lets in', () => {
  expectTypeOf<Parameters<Handlers['level']['info']>[1]['viewer']>().toEqualTypeOf<MemberViewer>();
  expectTypeOf<Parameters<Handlers['pictures']['upload']>[1]['viewer']>().toEqualTypeOf<MemberViewer>();
  expectTypeOf<Parameters<Handlers['accounts']['guestInfo']>[1]['viewer']>().toEqualTypeOf<Viewer>();
  expectTypeOf<Parameters<Handlers['schedule']['liveRoom']>[1]['viewer']>().toEqualTypeOf<Viewer | null>();
  expectTypeOf<CallContext>().not.toExtend<CallContext<MemberViewer>>();
});
