/** The city of a zone: "America/New_York" is "New York"; Bangkok time is also Vietnam's. */
export const zoneCity = (zone: string): string =>
  zone === 'Asia/Bangkok' ? 'Hà Nội, Bangkok' : zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
