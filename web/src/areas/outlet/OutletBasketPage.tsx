import { emptyOutletBasket } from '@fairfloor/domain/outlet/contract'
import { outletPage } from '@fairfloor/domain/outlet/pages'
import { piecesOf } from '../../lib/sending/shown-lines.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { cellColumn } from '../../ui/cell-column.ts'
import { MutationError } from '../../ui/MutationError.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useMay } from '../../visit/user.ts'
import { CheckoutOf } from '../basket/checkout/of-basket.ts'
import { LinesHead } from '../basket/LinesHead.tsx'
import type { FeesOfLines } from '../basket/line-fees.ts'
import { ForBuyers, OwnBasket } from '../basket/OwnBasket.tsx'
import { ownTexts } from '../basket/own-texts.ts'
import { TypedNote } from '../catalogue/TypedNote.tsx'
import { useLineFocus } from '../catalogue/use-line-focus.ts'
import { BasketRow } from './BasketRow.tsx'
import { type Line, linesOf, needsBuyer } from './lines.ts'
import { OutletFrame } from './OutletFrame.tsx'
import list from './OutletPage.module.css'
import { ofOutlet, outletBasketMutation, outletLineCalls, useOutletBasket } from './outlet.ts'
import { outletTexts } from './texts.ts'
import { useAddToOutlet } from './use-add-to-outlet.ts'

/** /outlet/basket: what the customer's users have put into the outlet's basket, and how it is ordered. */
export function OutletBasketPage() {
  const t = useTexts(outletTexts)
  return (
    <OutletFrame>
      <PageTitle>{t.basketTitle}</PageTitle>
      <h1 className={`mb-1 ${list.title}`}>{t.basketTitle}</h1>
      <CheckoutOf value={ofOutlet}>
        <ForBuyers>{company => <OutletBasket company={company} />}</ForBuyers>
      </CheckoutOf>
    </OutletFrame>
  )
}

type OutletChanges = ReturnType<typeof useLineChanges>['changes']

function OutletBasket({ company }: { company: string }) {
  const t = useTexts(outletTexts)
  const words = useTexts(ownTexts)
  const query = useOutletBasket()
  const { unsaved, changes } = useLineChanges(outletLineCalls)
  const { run, ...emptying } = useApiMutation(emptyOutletBasket, {
    ...outletBasketMutation,
    scope: outletLineCalls.scope,
  })
  const lines = linesOf(query.data?.positions ?? [], unsaved)
  const title = `${words.lines(lines.length)} · ${words.pieces(piecesOf(lines))}`
  return (
    <OwnBasket
      {...{ query, lines, needsBuyer, changes }}
      isChanging={unsaved.size > 0}
      pieces={words.pieces(piecesOf(lines))}
      lead={`${t.basketLead(company)} ${t.noBackorders}`}
      typed={onAdded => <OutletTyped onAdded={onAdded} />}
      empty={{ title: t.empty, text: t.emptyText, to: outletPage.path, way: t.toOutlet }}
      notes={<MutationError of={emptying} />}
    >
      {(fees, added) => (
        <Lots
          {...{ lines, changes, fees, added, title }}
          emptying={{ act: words.emptyBasket, text: t.deleteText, state: emptying, run: () => void run({}) }}
        />
      )}
    </OwnBasket>
  )
}

interface LotsProps {
  lines: readonly Line[]
  changes: OutletChanges
  fees: FeesOfLines
  added: number
  title: string
  emptying: NonNullable<Parameters<typeof LinesHead>[0]['emptying']>
}

function Lots({ lines, changes, fees, added, title, emptying }: LotsProps) {
  const mayOrder = useMay('order')
  const remove = ({ id }: Line) => void changes.remove(id)
  const { section, heading, onRemove } = useLineFocus({ added, remove })
  return (
    <section ref={section}>
      <LinesHead heading={heading} title={title} emptying={mayOrder && emptying} />
      <ul className={list.lots} {...cellColumn()}>
        {lines.map(line => (
          <BasketRow key={line.id} fees={fees.get(line.id)} open={mayOrder} {...{ line, changes, onRemove }} />
        ))}
      </ul>
    </section>
  )
}

/** What is typed in the outlet's list and not in the basket yet. */
function OutletTyped({ onAdded }: { onAdded: () => void }) {
  const { typed, add, submit } = useAddToOutlet(NONE, onAdded)
  return <TypedNote look="page" pieces={typed.pieces} add={add} onAdd={submit} />
}

const NONE = [] as const
