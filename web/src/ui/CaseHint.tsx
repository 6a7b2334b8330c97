import { useTexts } from '../lib/texts.tsx'
import { casesOf } from './cases.ts'
import { classes } from './classes.ts'
import styles from './goods.module.css'
import { goodsTexts } from './goods-texts.ts'

interface CaseHintProps {
  quantity: number | null
  unitsPerCase: number
  /** Pieces available at once, where stock limits the delivery; a larger quantity turns the hint amber. */
  stock?: number
  className?: string
}

/** Beside a quantity: '2 cases + 3', or with short stock '4 now, 6 later'. Keeps its space while empty. */
export function CaseHint({ quantity, unitsPerCase, stock, className }: CaseHintProps) {
  const { cases } = useTexts(goodsTexts)
  const hint = casesOf(quantity ?? 0, unitsPerCase, stock)
  return (
    <span
      className={classes(
        `inline-block t13 nowrap ${styles.hint}`,
        hint.kind === 'short' ? 'amber-ink' : 'fg-2',
        className,
      )}
    >
      {hint.kind === 'short' && (hint.now > 0 ? cases.split(hint.now, hint.later) : cases.noneNow(hint.later))}
      {hint.kind === 'whole' && cases.whole(hint.cases)}
      {hint.kind === 'wholeAnd' && cases.wholeAnd(hint.cases, hint.rest)}
      {hint.kind === 'part' && cases.part(hint.rest)}
    </span>
  )
}
