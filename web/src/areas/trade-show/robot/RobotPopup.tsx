import { productAddress } from '@fairfloor/domain/trade-show/addresses'
import { count, money, sizeText, weight } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Robot } from './Robot.tsx'
import styles from './RobotPopup.module.css'
import { robotTexts } from './texts.ts'
import type { Recommendation } from './use-robot.ts'

/** The robot with a top product of an exhibitor that the customer has not ordered from. */
export function RobotPopup({ product, onClose }: { product: Recommendation; onClose: () => void }) {
  const { language } = useLanguage()
  const t = useTexts(robotTexts)
  const { brand_name, product_name, quantity, product_size: size, sample_product_sizes: samples } = product
  const address = productAddress({
    pano_nr: product.exhibitor_panoNr,
    booth_number: product.exhibitor_boothNr,
    product_size_id: size.id,
  })
  return (
    <Modal
      open
      flush
      size="s"
      title={t.title}
      onClose={onClose}
      foot={
        <LinkButton to={address} variant="signal" size="l" wide iconEnd="arrowRight" onClick={onClose}>
          {t.toBooth}
        </LinkButton>
      }
    >
      <div className={`grid gap-y-3 gap-x-4 ${styles.scene}`}>
        <Robot className={styles.robot} />
        <p className={`t13 paper-ink round-card pad-y-2 pad-x-3 on-ink ${styles.says}`}>
          {quantity > 0 ? t.ordered(count(quantity)) : t.first}
        </p>
        {size.image_url && (
          <img className={`contain column-2 ${styles.pack}`} src={size.image_url} alt="" width={200} height={200} />
        )}
      </div>
      <div className={`grid gap-1 ${styles.product}`}>
        <p className={styles.brand}>{`${brand_name} · ${t.booth(product.exhibitor_boothNr)}`}</p>
        <h3>{product_name}</h3>
        <p className={styles.size}>
          {[sizeText(size.name, language), unitOf(size), t.perCase(size.units_per_case)].filter(Boolean).join(' · ')}
        </p>
        {size.current_price !== null && (
          <p className={`row baseline gap-2 figures mt-2 ${styles.price}`}>
            {size.regular_price !== null && size.current_price < size.regular_price && (
              <s>{money(size.regular_price)}</s>
            )}
            <b>{money(size.current_price)}</b>
            <span>{t.exclVat}</span>
          </p>
        )}
        {samples.length > 0 && (
          <div className={`line-above mt-3 ${styles.samples}`}>
            <h4 className="mb-2">{t.samples}</h4>
            <ul className="row wrap gap-2">
              {samples.map(({ id, name }) => (
                <li key={id}>
                  <Tag>{name}</Tag>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Modal>
  )
}

/** The unit, unless the size's name contains it. */
function unitOf({ name, unit_value: value, unit_name: unit }: Recommendation['product_size']): string {
  if (value === null) return ''
  const words = unit === 'g' ? weight(value) : `${value} ${unit}`
  return name.includes(words) ? '' : words
}
