import { REQUEST_DAYS } from '@fairfloor/domain/customer-api/requests/limits'
import { CURSOR_DAYS } from '@fairfloor/domain/customer-api/rest/limits'
import { WINDOW } from './rate-limit.ts'

/** Whose API it is, its address, and how many requests a key has a minute. */
export type Site = { readonly title: string; readonly url: string; readonly perMinute: number }

/** What readers of the API's description are told first. */
export const about = ({ url, perMinute }: Site) => `
The API for your own shop, ERP or marketplace: products, your prices, stock, orders, your own article numbers and invoices.

## Authentication
Make a key in the shop, under *Service centre*, *API*. It begins with \`ff_\`, is shown once, and ends the key before it. Further keys have a name and rights of their own, one for each of your systems. Send a key with each request:

    curl -H 'Authorization: Bearer ff_…' ${url}/api/v1/key

\`X-Api-Key: ff_…\` does the same. A key acts for your company: it sees your prices, your orders and your invoices, unless somebody who manages your company’s users has taken
a right from it. Keep it on your servers; it must not be in an app or a web page.

## Test keys
A key that was made for tests begins with \`ff_test_\`, and each of its answers has the header \`Test-Mode: true\`. It reads what your other keys read. What it changes is checked whole and answered as it would be,
by the same rules, prices and stock, and then taken back: there is no order, no stock is taken, nothing is mailed or delivered. An \`order_id\` that it answers is no order's. Its \`Idempotency-Key\`s are apart from those of your other keys.

## Requests and answers
Bodies are JSON (\`Content-Type: application/json\`) in UTF-8. Money is a number of euros with two decimals at most. Instants are ISO 8601 with an offset, days are \`YYYY-MM-DD\`.
A field without a value is \`null\`, never left out. New fields may be added at any time: ignore those that you do not know.

An answer to a GET has an \`ETag\`. Send it as \`If-None-Match\` the next time: \`304\` without a body means that nothing has changed. It counts as a request.
Answers are compressed if you send \`Accept-Encoding: gzip\`.

## Lists that you keep a copy of
\`/products\`, \`/prices\` and \`/stock\` are made to be followed. Read a list once, page by page: send each \`next_cursor\` as \`cursor\` until \`has_more\` is false. Keep the last \`next_cursor\`, and
send it whenever you want to know what has changed: the answer holds each row that has changed since, once and as it is now, and nothing else; with nothing new \`data\` is empty.

For each page, delete the SKUs in \`removed\`, then add or replace the rows in \`data\` by their \`sku\`. Save the rows and the cursor together. After that your copy is the list, whatever has changed in between:
prices and promotions that began or ended, stock, expected days that have passed, your own article numbers, articles that are new, discontinued (\`discontinued_at\`) or no longer sold in your country.

Instead of a cursor, \`updated_since\` takes an instant: it answers what has changed since then, and may repeat what changed in the second before. A list that nobody like you has read yet counts as changed when it is read first.
Prefer cursors, which depend on no clock. A cursor belongs to one list. When your price group, your country or the rights of your key change, the next page begins the list anew by itself.
If you have not read a list for ${CURSOR_DAYS} days, empty your copy and read the list without a cursor: an older cursor may begin it anew as well, but \`removed\` may then lack SKUs that were gone meanwhile.

## Errors
An error is \`application/problem+json\` (RFC 9457). \`detail\` is a sentence for people, \`code\` is for programs and does not change, \`errors\` names the fields that are wrong.
After \`429\` and \`503\` try again later, at the earliest after \`Retry-After\` seconds; after other errors only with another request.

What you have sent with your keys in the last ${REQUEST_DAYS} days, and what was answered, stands in the shop under *Service centre*, *API*, *Requests*, also what was refused.

## How often
At least ${perMinute} requests in any ${WINDOW} seconds are answered for each company. \`RateLimit-Policy\` and \`RateLimit\` (draft-ietf-httpapi-ratelimit-headers) say with each answer how many are left (\`r\`) and in
how many seconds there will be one more (\`t\`). Further ones are \`429\` with \`Retry-After\`. The servers of the shop tell each other once a second what they have answered: requests that reach several of them within that second may be
answered beyond the limit. Do not count on it.
`
