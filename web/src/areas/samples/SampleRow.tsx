import { inWidth } from '@fairfloor/domain/pictures'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import styles from './Samples.module.css'
import type { SampleChoice, SampleFlavour, SampleProduct } from './samples.ts'
import { samplesTexts } from './texts.ts'

interface SampleRowProps {
  product: SampleProduct
  flavour: SampleFlavour
  choice: SampleChoice
  canTake: boolean
}

/** A sample flavour: remaining stock, and quantity; 'reserved' when others have taken all. */
export function SampleRow({ product, flavour, choice, canTake }: SampleRowProps) {
  const t = useTexts(samplesTexts)
  const { stock_available: left, availability } = flavour
  const gone = availability !== 'in_stock'
  const quantity = choice.of(flavour)
  const most = choice.mostOf(flavour)
  return (
    <li className={`grid middle gap-x-4 at-least-56 ${styles.sampleRow}`} data-gone={gone ? '' : undefined}>
      <span className={`block square-44 ${styles.rowPack}`}>
        {flavour.image_url && (
          <img
            className="wide tall contain"
            src={inWidth(flavour.image_url, 160)}
            alt=""
            width="44"
            height="44"
            loading="lazy"
          />
        )}
      </span>
      <span className={`slim medium anywhere ${styles.rowName}`}>{flavour.name}</span>
      {gone ? (
        <span className={`t13 red bold to-end ${styles.reserved}`}>{t.reserved}</span>
      ) : (
        <>
          <span className="t13 ink-2 nowrap">
            {left === null ? <StockLight availability={availability} /> : t.stock(left, count(left))}
          </span>
          <QuantityInput
            label={t.quantityOf(`${product.name}, ${flavour.name}`)}
            value={quantity}
            max={most}
            onChange={typed => choice.set(flavour, typed)}
            disabled={!canTake || (most === 0 && !quantity)}
          />
        </>
      )}
    </li>
  )
}
