import { addToBasket, emptyBasket } from '@fairfloor/domain/basket/contract'
import { getFills } from '@fairfloor/domain/basket/fills-contract'
import { fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { BasketLines } from './BasketLines.tsx'
import { ShopTyped } from './BasketSummary.tsx'
import { basketMutation, basketQuery, lineCalls, nameOf, priceQuery, useBasketQuery } from './basket.ts'
import { everyCheckout } from './checkout/checkout.ts'
import type { LinesHandle } from './GroupedLines.tsx'
import { Fills } from './goals/lazy.tsx'
import { changedSince, type Line, linesOf, needsBuyer, stepsOf, totalOf } from './lines.ts'
import styles from './OwnBasket.module.css'
import { ForBuyers, OwnBasket } from './OwnBasket.tsx'
import { useOtherTabs } from './other-tabs.ts'
import { ownTexts } from './own-texts.ts'
import { QuickOrderButton } from './QuickOrderButton.tsx'
import { TakenOutNote } from './TakenOutNote.tsx'
import { basketTexts } from './texts.ts'
import { useTakenOut } from './use-taken-out.ts'

/** /basket: what the customer's users have put into the shop's basket, and what it costs now. */
export function BasketPage() {
  const t = useTexts(basketTexts)
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <h1 className="t36 mb-2">{t.title}</h1>
      <ForBuyers>{company => <ShopBasket company={company} />}</ForBuyers>
    </>
  )
}

function ShopBasket({ company }: { company: string }) {
  const t = { ...useTexts(basketTexts), ...useTexts(ownTexts) }
  const client = useQueryClient()
  const query = useBasketQuery()
  const { unsaved, changes } = useLineChanges(lineCalls)
  const lines = useMemo(() => linesOf(query.data?.positions ?? [], unsaved), [query.data, unsaved])
  // In turn with the removals, which may still be on their way.
  const calling = { ...basketMutation(client), scope: lineCalls.scope }
  const takenOut = useTakenOut<Line>(changes, {
    add: useApiMutation(addToBasket, { ...calling, intention: 'basket-undo' }),
    nameOf,
    quantityOf: line => fittingQuantity(line.quantity, stepsOf(line)),
  })
  const filling = useApiMutation(addToBasket, { ...calling, intention: 'basket-fill' })
  const { run, ...emptying } = useApiMutation(emptyBasket, calling)
  const empty = async () => {
    await changes.flush()
    if (await run({})) takenOut.emptied(lines)
  }
  const [seen, setSeen] = useState<readonly Line[] | null>(null)
  const changed = useMemo(() => (seen ? changedSince(seen, lines) : undefined), [seen, lines])
  const shownLines = useRef<LinesHandle>(null)
  useOtherTabs(basketQuery, priceQuery, everyCheckout)
  const total = totalOf(lines)
  return (
    <OwnBasket
      {...{ query, lines, needsBuyer, changes }}
      pieces={t.pieces(total.pieces)}
      isChanging={unsaved.size > 0}
      lead={t.lead(company)}
      tools={<QuickOrderButton />}
      typed={onAdded => <ShopTyped look="page" onAdded={onAdded} />}
      empty={{ title: t.empty, text: t.emptyText, to: '/', way: t.toShop }}
      notes={
        <>
          <MutationError of={emptying} />
          <TakenOutNote takenOut={takenOut} className={styles.undo} />
        </>
      }
      fills={missing => <Fills of={getFills} missing={missing} add={filling} />}
      net={total.net}
      changed={[...(changed?.keys() ?? [])]}
      onChanged={isChanged => setSeen(isChanged ? lines : null)}
      reveal={id => shownLines.current?.reveal(id)}
    >
      {(fees, added) => (
        <BasketLines
          ref={shownLines}
          {...{ lines, changes, takenOut, changed, fees, added }}
          emptying={{ state: emptying, run: () => void empty() }}
        />
      )}
    </OwnBasket>
  )
}
