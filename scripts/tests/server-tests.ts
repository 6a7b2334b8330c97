/** Patterns of the server's test files, relative to its folder. */
export const allServerTests = ['{src,demo}/**/*.test.ts']

/** Tests that only the long run has. */
export const LONG = '**/*.long.test.{ts,tsx}'

/** They use no database, or one of their own: they run once. */
export const withoutDatabase = [
  'demo/{nutrition-facts,orders,searches}.test.ts',
  'src/areas/assortment/search/search.test.ts',
  'src/areas/booth-content/{byte-range,media-kit}.test.ts',
  'src/areas/quick-order/real-lists.test.ts',
  'src/platform/sheets/*.test.ts',
  'src/areas/catalogue/import/{harms-nothing,identify,plain-text,prices,read-item}.test.ts',
  'src/areas/catalogue/import/sizes/*.test.ts',
  'src/areas/people/{policy,passwords/passwords}.test.ts',
  'src/areas/billing/document/*.test.ts',
  'src/areas/newcomer-week/mails/contents.test.ts',
  'src/areas/show-orders/mails.test.ts',
  'src/areas/customer-api/push/{post,resolve-host}.test.ts',
  'src/areas/customer-api/requests/keep-requests.test.ts',
  // It starts processes that have an embedded database of their own.
  'src/import.test.ts',
  'src/import/arguments.test.ts',
  'src/areas/personal-data/read-rows.test.ts',
  'src/panorama/*.test.ts',
  'src/platform/testing/{described,hostile-requests,outside-data}.test.ts',
  'src/platform/{bodies,command,config,hide-prices,http-server,lock,mail-layout,prepared,public-address}.test.ts',
  'src/platform/{resolve-once,scratch,server-version,trusted-proxies,webhook-headers,workbook}.test.ts',
]

/**
 * What the short run shows on the embedded database: that it starts, migrates, notifies, keeps its queues and bulk statements,
 * and places an order.
 */
const onEmbedded = [
  'src/{main,conformance}.test.ts',
  'src/platform/{bus,outbox,migrate}.test.ts',
  'src/areas/orders/place-order.test.ts',
  // Only the embedded database keeps one-time passwords.
  'src/areas/back-office/back-office.test.ts',
]

/**
 * Tests about what differs between the two databases, or may: connections, transactions and locks, jobs and
 * notifications, migrations, bulk statements, starts and stops. The long run has them on both; the other tests with a
 * database run once, on PostgreSQL if the machine has it.
 */
export const aboutDatabase = [
  ...onEmbedded,
  // The product started, stopped and killed on each database.
  'src/{*durability*,initial-demo,main*,start*}.test.ts',
  'src/areas/show-orders/restarts.test.ts',
  'src/areas/orders/{place,ship}-order.test.ts',
  'src/areas/stock/goods-in/receipts.test.ts',
  'src/areas/picking/picking.test.ts',
  'src/areas/orders/serve-backorders.test.ts',
  'src/areas/{catalogue/{movements,stock},stock/alerts/alerts}.test.ts',
  // What is read once and then told: notifications.
  'src/areas/catalogue/{live,patch-snapshot}.test.ts',
  'src/areas/promotions/promotions.test.ts',
  'src/areas/customer-api/rest/lists.test.ts',
  'src/areas/seller/list-rates.test.ts',
  'src/import/booths.test.ts',
  'src/platform/{cache,changes,log}.test.ts',
  // Queues.
  'src/platform/mails.test.ts',
  // Statements over many rows, of every table, and those of migrations.
  'demo/{booths,content,rewards,showcase,trade-show}.test.ts',
  'src/areas/catalogue/import/{feeds,import-file,side-by-side}.test.ts',
  'src/areas/catalogue/save/save-range.test.ts',
  'src/areas/people/secrets-migration.test.ts',
  'src/retention.test.ts',
]

const hostile = ['src/hostile*.test.ts']
const kills = ['src/*durability*.test.ts']

type Choice = { readonly include: readonly string[]; readonly exclude: readonly string[] }

/** Values of the variable `TESTS`: which of the tests with a database a run of Vitest has. */
export const choices = {
  short: { include: allServerTests, exclude: [LONG, ...withoutDatabase] },
  embedded: { include: onEmbedded, exclude: [LONG] },
  most: { include: allServerTests, exclude: [...hostile, ...kills, ...withoutDatabase] },
  hostile: { include: hostile, exclude: [] },
  kills: { include: kills, exclude: [] },
  'about-database': { include: aboutDatabase, exclude: [] },
  all: { include: allServerTests, exclude: withoutDatabase },
} satisfies Record<string, Choice>

export type ServerTests = keyof typeof choices

/** Tests of ten seconds and more, the longest first. */
export const longServerTests = [
  'server/src/hostile-operator.long.test.ts',
  'server/src/hostile.test.ts',
  'server/src/checkout-durability.test.ts',
  'server/src/areas/orders/random-days.test.ts',
  'server/src/at-once.test.ts',
  'server/src/platform/mails.test.ts',
  'server/src/areas/people/passwords/one-time-password.test.ts',
  'server/src/import.test.ts',
  'server/src/main.test.ts',
  'server/src/start.test.ts',
]
