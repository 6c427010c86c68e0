/** A rectangle of the window, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** LIVE-3: where the chat stands in Theater, in full screen and on a phone's side. */
export const chatPlaces = ['band', 'flying', 'column', 'none'] as const;
export type ChatPlace = (typeof chatPlaces)[number];

/** Where that choice is kept. */
export const ROOM_CHAT = 'room.chat';

/** How high a board is in each form; a sport that says more has higher ones. */
export interface BoardHeights {
  readonly wide: number;
  readonly phone: number;
  readonly theater: number;
  readonly full: number;
}
export const BOARD: BoardHeights = { wide: 68, phone: 48, theater: 74, full: 90 };

export interface StageAsk {
  /** What can be seen of the page: without a keyboard, and without what the device rounds off. */
  readonly view: Box;
  readonly shell: 'mobile' | 'half' | 'full';
  /** A keyboard takes part of a phone. */
  readonly typing: boolean;
  readonly theater: boolean;
  readonly fullscreen: boolean;
  readonly chat: ChatPlace;
  /** On a phone's side: somebody asked to write. */
  readonly summoned: boolean;
  /** The controls are over the picture's lower edge now. */
  readonly awake: boolean;
  /** On a phone's side: the viewer pinched the picture to fill the window. */
  readonly filled: boolean;
  /** Where the goal is that is attacked; the band keeps to the other side. */
  readonly attacked: 'left' | 'right' | null;
  readonly board: BoardHeights;
}

export interface StageChat {
  readonly as: 'column' | 'band' | 'flying';
  readonly box: Box;
  /** Where words fly. */
  readonly sky: Box | null;
}
interface Arranged {
  readonly form: 'normal' | 'upright' | 'side' | 'strip' | 'theater' | 'full';
  readonly picture: Box;
  readonly board: Box;
  /** Null while it is put away; then nothing is kept free for it. */
  readonly chat: StageChat | null;
  /** What is pressed beside the picture of a phone on its side. */
  readonly gutters: readonly Box[];
}
export interface StagePlan extends Arranged {
  readonly controls: Box;
  /** Null where it is summoned first. */
  readonly composer: Box | null;
}
export type StageForm = StagePlan['form'];

const TOP_BAR = 56;
const NAVBAR = { half: 72, full: 232 };
/** From here on columns are wider. */
const VERY_WIDE = 2000;
/** Commentators and tabs, in sight under the board. */
const UNDER_BOARD = 104;
const LEAST_PICTURE = 120;
const CONTROLS = 74;
const COMPOSER = 64;
/** The controls and what is between them and a band over the picture. */
const UNDER_BAND = 118;
const MARGIN = 20;
const BAND = { height: 188, leastUnder: 84, leastBeside: 300 };
/** A phone on its side: what is pressed beside the picture, with its margin. */
const BUTTON = 44;
const GUTTER = BUTTON + 4;
const SIDE = { column: 260, head: 52, band: 300, bandHeight: 100, bug: 412, bugHeight: 34, gap: 9 };
const STRIP = { width: 214, height: 120, board: 176, leastLog: 240 };

/** The largest picture in a place: at its upper edge, in its middle. */
const fit = ({ x, y, width, height }: Box): Box => {
  const wide = Math.min(width, (height * 16) / 9);
  return { x: x + (width - wide) / 2, y, width: wide, height: (wide * 9) / 16 };
};
const foot = (box: Box): number => box.y + box.height;
const lower = (box: Box, height: number): Box => ({ ...box, y: foot(box) - height, height });
const skyOf = (picture: Box): Box => ({ ...picture, height: picture.height * 0.3 });
const beneath = (picture: Box, place: Box, height: number): Box => ({ ...place, y: foot(picture), height });

/** What stands where, for every window: the whole picture and the board in sight, nothing under what is pressed or read. */
export const stageOf = (ask: StageAsk): StagePlan => {
  const plan = ask.shell === 'mobile' ? onPhone(ask) : onDesk(ask, ask.shell);
  const { chat, form } = plan;
  const writes = chat && (form !== 'side' || chat.as === 'column');
  return {
    ...plan,
    picture: fills(ask, plan) ? ask.view : plan.picture,
    controls: lower(plan.picture, CONTROLS),
    composer: writes ? lower(chat.box, COMPOSER) : null,
  };
};

/** A picture that fills the window lies under all that stands where it stood; beside a column it never does. */
const fills = ({ filled }: StageAsk, { form, chat }: Arranged): boolean =>
  filled && form === 'side' && chat?.as !== 'column';

const onPhone = (ask: StageAsk): Arranged => {
  const { view } = ask;
  if (ask.typing) return strip(view);
  // PictureSlot.css.ts says the same of what is painted.
  if (view.width * 5 < view.height * 6) return upright(ask);
  return ask.chat === 'column' || ask.summoned ? sideColumn(view) : side(ask);
};

const onDesk = (ask: StageAsk, shell: 'half' | 'full'): Arranged => {
  const { view, theater, fullscreen, board } = ask;
  const veryWide = view.width >= VERY_WIDE;
  const narrow = shell === 'half' ? 320 : 340;
  if (fullscreen) return large(ask, 'full', view, board.full, veryWide ? 400 : 340);
  const navbar = theater ? NAVBAR.half : NAVBAR[shell];
  const page = { x: view.x + navbar, y: view.y + TOP_BAR, width: view.width - navbar, height: view.height - TOP_BAR };
  if (theater) return large(ask, 'theater', page, board.theater, veryWide ? 480 : narrow);
  return normal(page, board.wide, ask.chat === 'none' ? 0 : veryWide ? 420 : shell === 'half' ? 320 : 360);
};

const normal = (page: Box, board: number, column: number): Arranged => {
  const place = { ...page, width: page.width - column };
  const least = Math.min(LEAST_PICTURE, page.height - board);
  const picture = fit({ ...place, height: Math.max(page.height - board - UNDER_BOARD, least) });
  const box = { ...page, x: page.x + place.width, width: column };
  return {
    form: 'normal',
    picture,
    board: beneath(picture, place, board),
    chat: column ? { as: 'column', box, sky: null } : null,
    gutters: [],
  };
};

type Large = 'theater' | 'full';
const large = (ask: StageAsk, form: Large, area: Box, board: number, column: number): Arranged => {
  const { chat: as, attacked } = ask;
  const picture = fit({ ...area, height: area.height - board });
  const beside = area.width - picture.width;
  const under = area.height - picture.height - board;
  const plan = { form, picture, board: beneath(picture, area, board), gutters: [] };
  const sky = as === 'flying' ? skyOf(picture) : null;
  if (as === 'none') return { ...plan, chat: null };
  if (as === 'column' || (form === 'full' && as === 'band' && under < BAND.leastUnder && beside >= column))
    return withColumn(form, area, board, column);
  if (under >= BAND.leastUnder) {
    const box = { ...lower(area, under), x: area.x + MARGIN, width: Math.min(area.width - 2 * MARGIN, 640) };
    return { ...plan, chat: { as, box, sky } };
  }
  if (beside >= BAND.leastBeside) {
    const width = Math.min(beside, 440);
    const moved = { ...picture, x: area.x + (beside - width) / 2 };
    const box = { ...picture, x: moved.x + moved.width, width };
    return { ...plan, picture: moved, chat: { as, box, sky: sky && skyOf(moved) } };
  }
  const width = form === 'full' ? 440 : 416;
  const x = attacked === 'left' ? picture.x + picture.width - MARGIN - width : picture.x + MARGIN;
  const height = as === 'flying' ? COMPOSER : BAND.height;
  const box = { x, y: foot(picture) - UNDER_BAND - height, width, height };
  return { ...plan, chat: { as, box, sky } };
};

/** A column takes from the picture's width, never from its sight. */
const withColumn = (form: Large, area: Box, board: number, column: number): Arranged => {
  const place = { ...area, width: area.width - column };
  const picture = fit({ ...place, height: area.height - board });
  const box = { ...area, x: area.x + place.width, width: column };
  return {
    form,
    picture,
    board: beneath(picture, place, board),
    chat: { as: 'column', box, sky: null },
    gutters: [],
  };
};

const upright = ({ view, board, fullscreen, chat }: StageAsk): Arranged => {
  const picture = fit({ ...view, height: view.height - board.phone });
  const under = beneath(picture, view, board.phone);
  const box = lower(view, foot(view) - foot(under));
  const away = fullscreen && chat === 'none';
  return {
    form: 'upright',
    picture,
    board: under,
    chat: away ? null : { as: 'column', box, sky: null },
    gutters: [],
  };
};

/** While somebody types: the picture small beside its board, the chat under both, or beside them where there is no height. */
const strip = (view: Box): Arranged => {
  const { width, height } = STRIP;
  const beside = view.height < 2 * height && view.width >= width + STRIP.board + STRIP.leastLog;
  const board = { ...view, x: view.x + width, width: beside ? STRIP.board : view.width - width, height };
  const x = board.x + board.width;
  return {
    form: 'strip',
    picture: { ...view, width, height },
    board,
    chat: {
      as: 'column',
      box: beside ? { ...view, x, width: view.x + view.width - x } : lower(view, view.height - height),
      sky: null,
    },
    gutters: [],
  };
};

const sideColumn = (view: Box): Arranged => {
  const width = view.width - SIDE.column;
  return {
    form: 'side',
    picture: fit({ ...view, ...lower(view, view.height - SIDE.head), width }),
    board: { ...view, x: view.x + GUTTER, width: width - GUTTER, height: SIDE.head },
    chat: { as: 'column', box: { ...view, x: view.x + width, width: SIDE.column }, sky: null },
    gutters: [{ ...view, width: GUTTER, height: SIDE.head }],
  };
};

const side = ({ view, chat: as, awake, attacked, board }: StageAsk): Arranged => {
  const picture = fit({ ...view, x: view.x + GUTTER, width: view.width - 2 * GUTTER });
  const right = picture.x + picture.width;
  const margin = (picture.x - view.x - BUTTON) / 2;
  const gutter = { x: view.x + margin, y: view.y + 10, width: BUTTON, height: view.height - 20 };
  const under = view.height - picture.height >= board.phone;
  const bug = { width: Math.min(SIDE.bug, picture.width - 2 * SIDE.gap), height: SIDE.bugHeight };
  const plan = {
    form: 'side' as const,
    picture,
    board: under
      ? beneath(picture, picture, board.phone)
      : { ...bug, x: picture.x + SIDE.gap, y: picture.y + SIDE.gap + 1 },
    gutters: [gutter, { ...gutter, x: right + margin }],
  };
  const below = under ? 0 : SIDE.bugHeight + 2 * SIDE.gap;
  const sky = { ...picture, y: picture.y + below, height: picture.height * 0.3 };
  if (as === 'flying') return { ...plan, chat: { as, box: sky, sky } };
  const lift = 16 + (awake ? CONTROLS : 0);
  // In a small window too the other side of the picture is free.
  const width = Math.min(SIDE.band, picture.width * 0.7 - 2 * SIDE.gap);
  const height = Math.min(SIDE.bandHeight, picture.height - lift - SIDE.bugHeight - 2 * SIDE.gap);
  const x = attacked === 'left' ? right - SIDE.gap - width : picture.x + SIDE.gap;
  const shown = as === 'band' && height >= 28;
  const box = { x, y: foot(picture) - lift - height, width, height };
  return { ...plan, chat: shown ? { as: 'band', box, sky: null } : null };
};
