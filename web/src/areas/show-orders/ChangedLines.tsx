import { count, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import styles from './Basket.module.css'
import { type Line, nameOf } from './lines.ts'
import { reviewTexts } from './review-texts.ts'

/** What was lowered since ordering closed: quantities can only go down. */
export function ChangedLines({ lines }: { lines: readonly Line[] }) {
  const { language } = useLanguage()
  const t = useTexts(reviewTexts)
  const changed = lines.filter(({ quantity, ordered_quantity }) => quantity !== ordered_quantity)
  return (
    <section>
      <h3>{t.changed}</h3>
      {changed.length === 0 ? (
        <p>{t.unchanged}</p>
      ) : (
        <ul className={styles.changed}>
          {changed.map(line => (
            <li className="row between gap-4 pad-y-2" key={line.product_attribute.id}>
              <span>
                {line.product_attribute.product_size.product.brand.name} · {sizeText(nameOf(line), language)}
              </span>
              <b className="fixed bold figures">{t.fromTo(count(line.ordered_quantity), count(line.quantity))}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
