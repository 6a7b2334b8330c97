import { money, sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { useInstantText } from '../../back-office/instants.ts'
import type { Product } from './product-draft.ts'
import { productFormTexts } from './product-form-texts.ts'

/** The last changes of regular prices: from, to, when, by whom. */
export function PriceHistory({ changes }: { changes: Product['price_changes'] }) {
  const { language } = useLanguage()
  const t = useTexts(productFormTexts)
  const at = useInstantText()
  const worded = (price: number | null) => (price === null ? t.noPrice : money(price))
  return (
    <section className="grid gap-3 bordered round-card pad-4" aria-label={t.history}>
      <h2 className="t18">{t.history}</h2>
      {changes.length === 0 && <p className="t13 ink-2">{t.noHistory}</p>}
      <ol className={`grid gap-3`}>
        {changes.map(change => (
          <li className="grid t13" key={change.id}>
            <b>
              {sizeText(change.size, language)}, {change.group ?? t.list}
            </b>
            <span>{t.change(worded(change.before), worded(change.after))}</span>
            <small className="t13 ink-2">
              {at(change.at)}, {change.by ?? t.import}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
