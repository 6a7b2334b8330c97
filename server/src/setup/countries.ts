import type { House } from '../areas/seller/index.ts'

/** First day of the European Economic Community. */
const BEGINNING = '1958-01-01'

const members: [code: string, name: string, euFrom: string, vatPrefix?: string][] = [
  ['AT', 'Austria', '1995-01-01'],
  ['BE', 'Belgium', BEGINNING],
  ['BG', 'Bulgaria', '2007-01-01'],
  ['CY', 'Cyprus', '2004-05-01'],
  ['CZ', 'Czechia', '2004-05-01'],
  ['DE', 'Germany', BEGINNING],
  ['DK', 'Denmark', '1973-01-01'],
  ['EE', 'Estonia', '2004-05-01'],
  ['ES', 'Spain', '1986-01-01'],
  ['FI', 'Finland', '1995-01-01'],
  ['FR', 'France', BEGINNING],
  ['GR', 'Greece', '1981-01-01', 'EL'],
  ['HR', 'Croatia', '2013-07-01'],
  ['HU', 'Hungary', '2004-05-01'],
  ['IE', 'Ireland', '1973-01-01'],
  ['IT', 'Italy', BEGINNING],
  ['LT', 'Lithuania', '2004-05-01'],
  ['LU', 'Luxembourg', BEGINNING],
  ['LV', 'Latvia', '2004-05-01'],
  ['MT', 'Malta', '2004-05-01'],
  ['NL', 'Netherlands', BEGINNING],
  ['PL', 'Poland', '2004-05-01'],
  ['PT', 'Portugal', '1986-01-01'],
  ['RO', 'Romania', '2007-01-01'],
  ['SE', 'Sweden', '1995-01-01'],
  ['SI', 'Slovenia', '2004-05-01'],
  ['SK', 'Slovakia', '2004-05-01'],
]

/** European countries that a shop may deliver to, and since when each has been in the European Union. */
export const europe: House['countries'] = [
  ...members.map(([code, name, euFrom, vatPrefix = code]) => ({ code, name, vatPrefix, euFrom })),
  // The VAT directive applied in the United Kingdom until the end of the transition period.
  { code: 'GB', name: 'United Kingdom', vatPrefix: 'GB', euFrom: '1973-01-01', euUntil: '2020-12-31' },
  { code: 'CH', name: 'Switzerland', vatPrefix: 'CHE' },
  { code: 'NO', name: 'Norway', vatPrefix: 'NO' },
]
