import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { DvrBar } from './DvrBar.tsx';
import { LiveButton } from './LiveButton.tsx';
import { PlaybackCard, type Trouble } from './PlaybackCard.tsx';
import { QualityMenu } from './QualityMenu.tsx';
import { Volume } from './Volume.tsx';

const show = async (what: ReactNode) => {
  const place = await mount(roomApp().app, what, ['player']);
  await expect.poll(() => place.childElementCount).toBeGreaterThan(0);
  return place;
};
const edgeAt = Date.parse('2026-11-21T11:52:00Z');

afterEach(unmountAll);

describe('the live badge', () => {
  it('is a word at the edge and no button', async () => {
    const place = await show(<LiveButton atEdge behindS={0} shownAt={null} onReturn={() => {}} />);
    expect(place.textContent).toBe('Trực tiếp');
    expect(place.querySelector('button')).toBeNull();
  });
  it('tells the delay behind it, and leads back', async () => {
    const back = vi.fn();
    const place = await show(<LiveButton atEdge={false} behindS={42} shownAt="18:51:18" onReturn={back} />);
    expect(place.textContent).toContain('-00:42');
    expect(place.textContent).toContain('18:51:18');
    place.querySelector('button')!.click();
    expect(back).toHaveBeenCalledOnce();
  });
  it('is called by what stands on it', async () => {
    for (const shownAt of ['18:51:18', null]) {
      const place = await show(<LiveButton atEdge={false} behindS={42} shownAt={shownAt} onReturn={() => {}} />);
      const { ariaLabel, textContent } = place.querySelector('button')!;
      expect(ariaLabel).toContain(textContent?.trim());
      expect(ariaLabel).toContain('về trực tiếp');
    }
  });
});

describe('the bar of what can be rewound', () => {
  it('says where it stands by the wall clock, and marks goals within the window', async () => {
    const marks = [
      { at: edgeAt - 150_000, label: 'Bàn thắng' },
      { at: edgeAt - 900_000, label: 'quá cũ' },
    ];
    const place = await show(
      <DvrBar
        behindS={42}
        windowS={300}
        atEdge={false}
        edgeAt={edgeAt}
        zone="Asia/Bangkok"
        marks={marks}
        onSeek={() => {}}
      />,
    );
    expect(place.querySelector('input')?.getAttribute('aria-valuetext')).toBe('18:51:18, chậm 0:42');
    expect(place.querySelector<HTMLElement>('[title="Bàn thắng"]')?.style.left).toBe('50%');
    expect(place.querySelector('[title="quá cũ"]')).toBeNull();
  });

  it('keeps a mark as far from the head as its moment is from the picture, at the edge too', async () => {
    const marks = [{ at: edgeAt - 152_000, label: 'Bàn thắng' }];
    const place = await show(
      <DvrBar behindS={2} windowS={300} atEdge {...{ edgeAt, marks }} zone="Asia/Bangkok" onSeek={() => {}} />,
    );
    expect(place.querySelector<HTMLElement>('[title="Bàn thắng"]')?.style.left).toBe('50%');
  });
});

describe('LR-6: half an hour of the bar', () => {
  const bar = async (onSeek: (behindS: number) => void) => {
    const place = await show(
      <DvrBar
        behindS={600}
        windowS={1800}
        atEdge={false}
        edgeAt={edgeAt}
        zone="Asia/Bangkok"
        marks={[]}
        onSeek={onSeek}
      />,
    );
    const range = place.querySelector('input')!;
    const press = async (key: string) => {
      range.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await expect.poll(() => place.textContent).not.toBe('');
      range.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
    };
    return { place, range, press };
  };
  it.each([
    ['ArrowLeft', 605],
    ['ArrowRight', 595],
    ['PageDown', 660],
    ['PageUp', 540],
  ])('%s goes to %d seconds behind', async (key, behind) => {
    const seek = vi.fn();
    const { press } = await bar(seek);
    await press(key);
    await expect.poll(() => seek.mock.calls).toEqual([[behind]]);
  });
  it('says by the wall clock where the keys have come, and stays on its bar at both ends', async () => {
    const { place, range } = await bar(() => {});
    range.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }));
    await expect.poll(() => place.textContent).toBe('18:41:00, chậm 11:00');
    const tip = [...place.querySelectorAll('span')].at(-1)!;
    expect(tip.style.left).toMatch(/^clamp\(68px,/);
  });
});

describe('the quality menu', () => {
  it('PLAYER-3: offers Auto and the ladder with what an hour costs by the true rates', async () => {
    const chosen = vi.fn();
    const place = await show(
      <QualityMenu
        quality="auto"
        profile="1080p"
        offered={[
          { profile: '540p', bitsPerSecond: 2_096_000 },
          { profile: '1080p', bitsPerSecond: 8_096_000 },
        ]}
        sound={96_000}
        savesData={false}
        onChoose={chosen}
      />,
    );
    const lines = [...place.querySelectorAll('[role="menuitemradio"]')];
    expect(lines.map((line) => line.textContent)).toEqual([
      'Tự độngHD, tối đa 3.6 GB',
      'Max1080p Maxchưa có',
      'HD1080p3.6 GB',
      'HQ720pchưa có',
      'SD540p0.9 GB',
      'Chỉ nghe0.04 GB',
    ]);
    expect(lines[0]?.getAttribute('aria-checked')).toBe('true');
    (lines[4] as HTMLElement).click();
    expect(chosen).toHaveBeenCalledExactlyOnceWith('540p');
    (lines[5] as HTMLElement).click();
    expect(chosen).toHaveBeenLastCalledWith('audio');
  });

  it('LR-13: Auto costs who saves data no more than the least, and sound that cannot be had alone cannot be chosen', async () => {
    const offered = [
      { profile: '540p', bitsPerSecond: 2_096_000 },
      { profile: '1080p', bitsPerSecond: 8_096_000 },
    ] as const;
    const place = await show(
      <QualityMenu quality="auto" profile="540p" offered={offered} sound={null} savesData onChoose={() => {}} />,
    );
    const lines = [...place.querySelectorAll<HTMLButtonElement>('[role="menuitemradio"]')];
    expect(lines[0]?.textContent).toBe('Tự độngSD, tối đa 0.9 GB');
    expect([lines[5]?.textContent, lines[5]?.disabled]).toEqual(['Chỉ nghechưa có', true]);
  });

  it('LR-13: before the manifest is there no price is made up', async () => {
    const place = await show(
      <QualityMenu quality="auto" profile={null} offered={[]} sound={null} savesData={false} onChoose={() => {}} />,
    );
    expect(place.querySelector('[role="menuitemradio"]')?.textContent).toBe('Tự độngđang HD');
  });
});

describe('the volume', () => {
  it('stands at nothing while muted, and its button unmutes', async () => {
    const unmute = vi.fn();
    const place = await show(
      <Volume muted volume={0.8} slider onMute={() => {}} onUnmute={unmute} onVolume={() => {}} />,
    );
    expect(place.querySelector('input')?.getAttribute('aria-valuetext')).toBe('0 %');
    place.querySelector<HTMLElement>('[aria-label="Bật tiếng"]')!.click();
    expect(unmute).toHaveBeenCalledOnce();
  });
});

describe('the ladder of failures in words', () => {
  it.each([
    [{ kind: 'opening' }, 'Đang mở hình', false],
    [{ kind: 'buffering' }, 'Đang tải hình…', false],
    [{ kind: 'offline' }, 'Bạn đang mất mạngCó mạng lại là hình và chat tự chạy tiếp.', false],
    [{ kind: 'switchingSource' }, 'Đang chuyển sang nguồn khác', false],
    [{ kind: 'retrying', tried: 2, of: 5 }, 'Mất hình, đang thử lại 2/5', true],
    [{ kind: 'failed' }, 'Chưa phát được buổi này', true],
  ] as const satisfies readonly (readonly [Trouble, string, boolean])[])('%o', async (trouble, words, action) => {
    const retry = vi.fn();
    const place = await show(<PlaybackCard trouble={trouble} onRetry={retry} />);
    expect(place.textContent).toContain(words);
    place.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledTimes(action ? 1 : 0);
  });
  it('ended leads to the schedule', async () => {
    const place = await show(<PlaybackCard trouble={{ kind: 'ended' }} onRetry={() => {}} />);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/lich-truc-tiep');
  });
});
