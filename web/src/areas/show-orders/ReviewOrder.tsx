import { wishMonths } from '@fairfloor/domain/show-orders/wish-months'
import { money } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import type { Vts } from '../../visit/edition/vts.ts'
import { useMay } from '../../visit/user.ts'
import { BasketGroups } from './BasketGroups.tsx'
import { BasketPrice } from './BasketPrice.tsx'
import { BasketTotal, TotalRow } from './BasketTotal.tsx'
import { BrandSums } from './BrandSums.tsx'
import { ChangedLines } from './ChangedLines.tsx'
import { brandIdOf, groupsOf, totalOf } from './lines.ts'
import { NotesFields } from './NotesFields.tsx'
import { ReviewFrame } from './ReviewFrame.tsx'
import { reviewTexts } from './review-texts.ts'
import { showOrdersTexts } from './texts.ts'
import type { BasketLines } from './use-basket.ts'
import { useBasketPrice } from './use-basket-price.ts'
import type { Confirmation } from './use-confirm.ts'
import { notesToSend, type TypedNotes, useOrderNotes } from './use-order-notes.ts'

interface ReviewOrderProps {
  vts: Vts
  order: BasketLines
  confirmation: Confirmation
  onBack: () => void
}

/** The step before confirming: the order by brand, what changed, its price, and what the customer says with it. */
export function ReviewOrder({ vts, order: { lines = [], changes, removal }, confirmation, onBack }: ReviewOrderProps) {
  const t = useTexts(reviewTexts)
  const { confirm } = useTexts(showOrdersTexts)
  const priced = useMay('prices')
  const price = useBasketPrice(priced)
  const [notes, setNotes] = useOrderNotes(vts.name)
  const wanted = lines.filter(({ quantity }) => quantity > 0)
  const groups = groupsOf(wanted)
  const months = wishMonths(vts.server_time, vts.release_end, vts.time_zone)
  const change = (part: Partial<TypedNotes>) => setNotes({ ...notes, ...part })
  const inclVat = price.data?.total_price_inclusive_tax
  return (
    <ReviewFrame
      title={t.title}
      lead={t.lead}
      side={
        <>
          {priced && <BasketPrice />}
          <NotesFields texts={t} notes={notes} onChange={change} />
        </>
      }
      total={
        price.isError ? (
          <BasketTotal lines={wanted} />
        ) : (
          <TotalRow
            pieces={totalOf(wanted).pieces}
            label={t.totalInclVat}
            sum={inclVat === undefined ? undefined : money(inclVat)}
          />
        )
      }
      back={t.back}
      onBack={onBack}
      act={confirm}
      onAct={() => confirmation.confirm(notesToSend(notes, groups.map(brandIdOf), months))}
      disabled={wanted.length === 0}
      state={confirmation}
    >
      <BrandSums
        groups={groups}
        months={months}
        wishes={notes.wishes}
        onWish={(brandId, month) => change({ wishes: { ...notes.wishes, [brandId]: month } })}
      />
      <ChangedLines lines={lines} />
      <BasketGroups lines={wanted} mode="closed" changes={changes} removal={removal} folded />
    </ReviewFrame>
  )
}
