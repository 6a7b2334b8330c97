/** The password of every demo account. It is public in the README, so no real shop may use it. */
export const DEMO_PASSWORD = 'demo-2025'

/** The demo accounts as printed at the start. */
export const demoAccounts = (): string =>
  [
    `Demo accounts, password ${DEMO_PASSWORD} for all:`,
    '  buyer@fairfloor.test      retailer with history',
    '  gym@fairfloor.test        a second retailer, new',
    '  exhibitor@fairfloor.test  staff of booth 1',
    '  organiser@fairfloor.test  staff of the organiser',
    '  agent@fairfloor.test      customer service, may switch users',
    '  operator@fairfloor.test   back office at /admin',
  ].join('\n')
