import { STOCK_ENDPOINT } from '@fairfloor/domain/customer-api/addresses'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readersOfCustomer } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { stockEndpoints } from '../push-tables.ts'
import { mailTexts } from './mail-texts.ts'

type Deps = { readonly letters: Letters; readonly shop: LiveShop; readonly platform: Pick<Platform, 'config'> }

/** Writes to those of a customer's users who may see stock that its endpoint fails. */
export async function mailFailing(tx: Db, { letters, shop, platform }: Deps, customerId: number): Promise<void> {
  const [endpoint] = await tx
    .select({ url: stockEndpoints.url })
    .from(stockEndpoints)
    .where(eq(stockEndpoints.customerId, customerId))
  if (!endpoint?.url) return
  const readers = await readersOfCustomer(tx, shop.current().languages, customerId)
  for (const to of readers.filter(reader => reader.seesPrices)) {
    const t = mailTexts[to.language]
    const blocks = [
      { text: t.text(endpoint.url) },
      { text: t.whatToDo },
      { button: t.open, href: `${platform.config.publicUrl}${STOCK_ENDPOINT}` },
    ]
    const content = { subject: t.subject, preview: t.preview, blocks }
    await letters.write(tx, { kind: 'stock-endpoint-failing', to, content })
  }
}
