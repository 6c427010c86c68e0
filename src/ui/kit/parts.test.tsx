import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { Age } from './Age.tsx';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { Crest } from './Crest.tsx';
import { Empty } from './Empty.tsx';
import { pictureOf } from './Face.tsx';
import { Failed } from './Failed.tsx';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { coreIcons } from './icons/core.ts';
import { Drawing } from './icons/Drawing.tsx';
import { moreIcons } from './icons/more.ts';
import { LiveBadge } from './LiveBadge.tsx';
import { Rows } from './Rows.tsx';
import { ScoreTile } from './ScoreTile.tsx';
import { Switch } from './Switch.tsx';
import { Tabs } from './Tabs.tsx';
import { audienceRows } from '../shared/audienceRows.ts';
import { Watching } from './Watching.tsx';

afterEach(clear);
const { localteam } = aMatch();

describe('Button', () => {
  it('takes no press while it is busy, and says so', async () => {
    const pressed = vi.fn();
    const { place } = await show(
      <Button busy onClick={pressed}>
        Gửi
      </Button>,
    );
    const button = place.querySelector('button')!;
    button.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(button.ariaBusy).toBe('true');
    expect(button.textContent).toBe('Gửi');
  });

  it('is 32, 40 or 48 px high', async () => {
    const { place } = await show(
      <>
        <Button size="s">a</Button>
        <Button>a</Button>
        <Button size="l">a</Button>
      </>,
    );
    expect([...place.querySelectorAll('button')].map((one) => one.offsetHeight)).toEqual([32, 40, 48]);
  });
});

describe('Field', () => {
  it('links its error to the input and says that it is wrong', async () => {
    const { place } = await show(<Field label="Tên" error="Nhập tên đăng nhập." />);
    const input = place.querySelector('input')!;
    expect(input.labels?.[0]?.textContent).toBe('Tên');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const told = input
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent);
    expect(told).toContain('Nhập tên đăng nhập.');
    expect(place.querySelector('[role="alert"]')?.textContent).toBe('Nhập tên đăng nhập.');
  });
});

describe('Crest', () => {
  it('carries initials from 32 px on', async () => {
    const { place } = await show(
      <>
        <Crest side={localteam} size={24} />
        <Crest side={localteam} size={32} />
      </>,
    );
    expect([...place.querySelectorAll('svg')].map((one) => one.textContent)).toEqual(['', 'BG']);
  });

  it('is the same for a team whatever the language calls it', async () => {
    const logo = '/crests/4-3-5a6b78-e8eef2-TB.svg';
    const { place } = await show(
      ['Thác Bạc', 'Silver Falls', '銀瀑'].map((name) => <Crest key={name} side={{ name, logo }} size={32} />),
    );
    const drawn = [...place.querySelectorAll('svg')].map(({ outerHTML }) =>
      outerHTML.replaceAll(/(id="|url\(#)[^")]*/g, ''),
    );
    expect(drawn).toHaveLength(3);
    expect(new Set(drawn).size).toBe(1);
    expect(drawn[0]).toContain('#5a6b78');
  });

  it('shows the picture that the operator gave', async () => {
    const { place } = await show(<Crest side={{ ...localteam, logo: '/uploads/bg.png' }} size={24} />);
    expect(place.querySelector('img')?.getAttribute('src')).toBe('/uploads/bg.png');
  });
});

it('Face: who has no picture always gets the same drawn one', () => {
  const drawn = pictureOf({ userId: 'u7', profilePicture: null });
  expect(drawn).toMatch(/^\/avatars\/([1-9]|1\d|2[0-4])\.svg$/);
  expect(pictureOf({ userId: 'u7', profilePicture: null })).toBe(drawn);
  expect(pictureOf({ userId: 'u7', profilePicture: '/avatars/3.svg' })).toBe('/avatars/3.svg');
});

it('Rows: lights from the lowest', async () => {
  const { place } = await show(<Rows lit={2} />);
  expect([...place.querySelectorAll('rect')].map((row) => row.hasAttribute('data-lit'))).toEqual([false, true, true]);
});

it('V-18: a row on its way to be lit is lit in part', async () => {
  const { place } = await show(<Rows lit={1.5} />);
  const widths = [...place.querySelectorAll('rect[data-lit]')].map((one) => one.getAttribute('width'));
  expect(widths).toEqual(['8', '22']);
});

it('Watching: two rows from 1.0K, three from 5.0K, quarters between (V-18), and the count shortened', async () => {
  expect([0, 980, 1000, 3000, 4900, 5000].map(audienceRows)).toEqual([1, 1.75, 2, 2.5, 2.75, 3]);
  const { place } = await show(<Watching count={15_300} label="15.3K người xem" />);
  expect(place.querySelector('[aria-hidden]:not(svg)')?.textContent).toBe('15.3K');
  expect(place.querySelector('[aria-hidden]:not(svg) + span')?.textContent).toBe('15.3K người xem');
});

it('ScoreTile: home, dash, away', async () => {
  const { place } = await show(<ScoreTile score={[2, 1]} />);
  expect(place.textContent).toBe('2–1');
});

it('Chip and Switch say whether they are on', async () => {
  const changed = vi.fn();
  const { place } = await show(
    <>
      <Chip on count={18}>
        Tất cả
      </Chip>
      <Switch on={false} onChange={changed}>
        Chỉ BLV
      </Switch>
    </>,
  );
  const [chip, knob] = [...place.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  expect(chip.ariaPressed).toBe('true');
  expect(chip.textContent).toBe('Tất cả18');
  expect(knob.ariaChecked).toBe('false');
  knob.click();
  expect(changed).toHaveBeenCalledWith(true);
});

it('Failed: what, why, and a way to try again', async () => {
  const retry = vi.fn();
  const { place } = await show(
    <Failed failure={{ kind: 'unreachable' }} onRetry={retry}>
      Chưa tải được lịch
    </Failed>,
  );
  expect(place.querySelector('[role="alert"] b')?.textContent).toBe('Chưa tải được lịch');
  expect(place.textContent).toContain('Không tới được máy chủ');
  place.querySelector('button')!.click();
  expect(retry).toHaveBeenCalledOnce();
});

it('Empty: one sentence, one fact, one action', async () => {
  const { place } = await show(
    <Empty fact="Trận kế tiếp: Chủ nhật" action={<button type="button">Sang Chủ nhật</button>}>
      Hôm nay chưa có trận nào
    </Empty>,
  );
  expect(place.querySelector('b')?.textContent).toBe('Hôm nay chưa có trận nào');
  expect(place.querySelector('button')?.textContent).toBe('Sang Chủ nhật');
});

it('Age: the wall clock of the zone of the viewer', async () => {
  const { place } = await show(<Age receivedAt={Date.parse('2026-11-21T11:40:00Z')} />);
  expect(place.textContent).toBe('Cập nhật lúc 18:40');
});

it('Icon: one that is not of the first screen loads by itself', async () => {
  const { place } = await show(<Icon name="trophy" />);
  await expect.poll(() => place.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
});

it('Icon: every one has its drawing', async () => {
  const { place } = await show(
    Object.entries({ ...coreIcons, ...moreIcons }).map(([name, d]) => <Drawing key={name} d={d} />),
  );
  const empty = [...place.querySelectorAll('path')].filter((path) => path.getTotalLength() === 0);
  expect(empty).toEqual([]);
});

it('Tabs: arrows walk, the chosen panel shows', async () => {
  const chosen = vi.fn();
  const tabs = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase(), content: `nội dung ${value}` }));
  const { place } = await show(<Tabs label="Thẻ" tabs={tabs} value="a" onChange={chosen} />);
  expect(place.querySelector('[role="tabpanel"]:not([hidden])')?.textContent).toBe('nội dung a');
  place.querySelector<HTMLElement>('[role="tab"]')!.focus();
  await act(() => userEvent.keyboard('{ArrowRight}'));
  expect(chosen).toHaveBeenCalledWith('b');
});

describe('what is drawn apart', () => {
  it.each([true, false])('a chip and a switch that are on (%s) and a small badge look so', async (on) => {
    const { place } = await show(
      <>
        <Chip on={on}>Bóng đá</Chip>
        <Switch on={on} onChange={() => {}}>
          Nhắc tôi
        </Switch>
        <LiveBadge small={on} behind={on}>
          Trực tiếp
        </LiveBadge>
      </>,
    );
    const drawn = (name: string) => place.querySelectorAll(`[data-${name}="true"]`).length;
    expect([drawn('on'), drawn('small'), drawn('behind')]).toEqual(on ? [2, 1, 1] : [0, 0, 0]);
  });
});
