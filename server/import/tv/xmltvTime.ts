/** Zones that guides name instead of saying how far they are from UTC, in minutes. */
const named: Readonly<Record<string, number>> = {
  ...{ utc: 0, gmt: 0, z: 0, wet: 0, bst: 60, ist: 330, cet: 60, west: 60, cest: 120, eet: 120, eest: 180 },
  ...{ msk: 180, ict: 420, sgt: 480, hkt: 480, jst: 540, kst: 540, aest: 600 },
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
};
const TIME =
  /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})?(\d{2})?)?(?:\.\d+)?\s*(?:([+-])(\d{2}):?(\d{2})|([a-z]{1,4}))?$/iu;

/**
 * TV-7: the instant of a time of XMLTV in epoch seconds: `20261123060000 +0700`. The offset is that of the data, so a time
 * is an instant, whatever zone its reader is in; without one it is UTC. Null for what is no time.
 */
export const readXmltvTime = (text: string): number | null => {
  const found = TIME.exec(text.trim());
  if (!found) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', sign, hours = '0', minutes = '0', zone] = found;
  const offset =
    zone === undefined ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : named[zone.toLowerCase()];
  if (offset === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // A day that does not exist would roll over into the next month.
  if (new Date(midnight).getUTCDate() !== Number(day) || Number(month) > 12) return null;
  return midnight / 1000 + Number(hour) * 3600 + Number(minute) * 60 + Number(second) - offset * 60;
};
