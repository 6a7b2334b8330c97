import { adminPage } from '@fairfloor/domain/back-office/desk-pages'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Catalogue, nameOf } from '../../catalogue/index.ts'
import { readersOfOperator } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { stockDifferences } from '../check-tables.ts'
import { type Difference, stockDifferencesNow } from './differences.ts'
import { mailTexts } from './mail-texts.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop; readonly letters: Letters }

const NAME = 'stock-sum'
/** Of a mail: who gets more of them looks at the desk. */
const MOST_NAMED = 20

/** Sums up every flavour's movements once a night, and raises an alarm where the stock differs. */
export function sumNightly({ later, log, config }: Platform, deps: Deps): void {
  later.nightly(
    NAME,
    () => deps.shop.find()?.timeZone,
    async (tx, now) => {
      const found = await stockDifferencesNow(tx)
      await keep(tx, found, now)
      if (found.length === 0) return
      await mailOperators(tx, found, config.publicUrl, deps)
      return async () => log.error({ differences: found.slice(0, MOST_NAMED), total: found.length }, 'stock differs')
    },
  )
}

async function keep(tx: Db, differences: readonly Difference[], now: Date): Promise<void> {
  await tx.delete(stockDifferences)
  if (differences.length > 0)
    await tx.insert(stockDifferences).values(differences.map(one => ({ ...one, foundAt: now })))
}

async function mailOperators(tx: Db, differences: readonly Difference[], publicUrl: string, deps: Deps): Promise<void> {
  const { catalogue, shop, letters } = deps
  const snapshot = catalogue.snapshot()
  const nameAt = (id: number) => (snapshot.flavours.has(id) ? nameOf(snapshot, id) : `#${id}`)
  for (const to of await readersOfOperator(tx, shop.current().languages)) {
    const t = mailTexts[to.language]
    const lines = differences.slice(0, MOST_NAMED).map(({ flavourId, of, expected, found }) => ({
      text: t[of](nameAt(flavourId), t.pieces(expected), t.pieces(found)),
    }))
    const content = {
      subject: t.subject(differences.length),
      preview: t.preview,
      blocks: [{ text: t.text }, ...lines, { button: t.look, href: publicUrl + adminPage.path }],
    }
    await letters.write(tx, { kind: 'stock-differs', to, content })
  }
}
