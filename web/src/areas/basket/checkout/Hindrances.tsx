import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import styles from './checkout.module.css'
import type { Checkout } from './checkout.ts'
import { useOfBasket } from './of-basket.ts'
import type { Place } from './places.ts'
import { placingTexts } from './placing-texts.ts'
import { checkoutTexts } from './texts.ts'
import type { Placing } from './use-placing.ts'

interface HindrancesProps {
  data: Checkout
  /** The first line that cannot be ordered as it is. */
  wrong: number | undefined
  placing: Placing
  /** The total that the button orders at. */
  total: number | null
  changed: readonly number[]
  errorAt: (place: Place) => string | null
  reveal: (flavourId: number) => void
}

/** What stands against the order and is not said at a choice: the minimum, lines, another total. */
export function Hindrances({ data, wrong, placing, total, changed, errorAt, reveal }: HindrancesProps) {
  const t = useTexts(placingTexts)
  const { minimum: minimumText, firstMinimum, toShop, toOutlet } = useTexts(checkoutTexts)
  const { goods, hasBackorders } = useOfBasket()
  const { minimum } = data
  const misses = minimum?.amount != null && minimum.missing != null && minimum.missing > 0
  const below = misses
    ? (minimum.is_first_order ? firstMinimum : minimumText)(money(minimum.amount), money(minimum.missing))
    : errorAt('minimum')
  const [first] = changed
  const { seenTotal } = placing
  const showing = (line: number | undefined, words: string) =>
    line !== undefined && <Button onClick={() => reveal(line)}>{words}</Button>
  const hindrances: { place: Place; words: string; action: ReactNode }[] = []
  if (below)
    hindrances.push({
      place: 'minimum',
      words: below,
      action: <LinkButton to={goods}>{hasBackorders ? toShop : toOutlet}</LinkButton>,
    })
  const atLines = errorAt('lines')
  if (atLines) hindrances.push({ place: 'lines', words: atLines, action: showing(wrong, t.showLine) })
  if (placing.refused?.place === 'total')
    hindrances.push({
      place: 'total',
      words: [
        seenTotal !== null && total !== null ? t.totalChanged(money(seenTotal), money(total)) : t.totalChangedUnpriced,
        changed.length > 0 && t.changedLines(changed.length),
      ]
        .filter(Boolean)
        .join(' '),
      action: showing(first, t.showChanged),
    })
  if (hindrances.length === 0) return null
  return (
    <div className={`grid gap-2 ${styles.hindrances}`}>
      {hindrances.map(({ place, words, action }) => (
        <div key={place} data-place={place} tabIndex={-1}>
          <Alert tone={placing.refused?.place === place ? 'error' : 'warning'}>
            <p>{words}</p>
            {action && <p className="mt-2">{action}</p>}
          </Alert>
        </div>
      ))}
    </div>
  )
}
