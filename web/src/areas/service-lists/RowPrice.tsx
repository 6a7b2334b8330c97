import { money } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import text from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Row } from './lists.ts'
import styles from './ServiceTable.module.css'
import { serviceTexts } from './texts.ts'

const moves = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })

/** A price; one that has changed after the former one and by how much. */
export function RowPrice({ row: { price = null, former_price: former = null } }: { row: Row }) {
  const t = useTexts(serviceTexts)
  if (price === null || !former) return <span className={text.nowrap}>{money(price)}</span>
  return (
    <span className={`nowrap ${styles.moved}`}>
      <s>
        <VisuallyHidden>{t.former}</VisuallyHidden>
        {money(former)}
      </s>{' '}
      <span className="t13 fg-3">{moves.format(price / former - 1)}</span> <b>{money(price)}</b>
    </span>
  )
}
