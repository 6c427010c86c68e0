/** Cities of Vietnam that the names of zones do not spell as their people do. */
const cities: Readonly<Record<string, string>> = {
  'Asia/Bangkok': 'Hà Nội, Bangkok',
  'Asia/Saigon': 'TP. Hồ Chí Minh',
  'Asia/Ho_Chi_Minh': 'TP. Hồ Chí Minh',
};

/** The city of a zone: "America/New_York" is "New York"; Bangkok time is also that of Hà Nội. */
export const zoneCity = (zone: string): string =>
  cities[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
