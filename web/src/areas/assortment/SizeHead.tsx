import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { money, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { marginOf } from '../catalogue/margin.ts'
import { percentOff } from '../catalogue/percent-off.ts'
import { unitPriceText } from '../catalogue/size-text.ts'
import { catalogueTexts } from '../catalogue/texts.ts'
import { Favourite } from './Favourite.tsx'
import styles from './SizeMatrix.module.css'
import { sizeTexts } from './size-texts.ts'
import { listTexts } from './texts.ts'

/** Above a size's cells: its name, prices and margin. */
export function SizeHead({ size }: { size: ShopSize }) {
  const { language } = useLanguage()
  const t = useTexts(sizeTexts)
  const { off } = useTexts(listTexts)
  const { grid } = useTexts(catalogueTexts)
  const { current_price: current, regular_price: regular, units_per_case: units } = size
  const percent = percentOff(regular, current)
  const margin = marginOf(current, size.msrp_exc_vat)
  return (
    <header className={`grid split baseline on-fog line-below pad-3 ${styles.head}`}>
      <h3 className="row middle gap-1 t24">
        <PageLink to={sizeAddress(size.id)} className={text.lined} tabIndex={-1}>
          {sizeText(size.name, language)}
        </PageLink>
        <Favourite size={size} tabIndex={-1} />
      </h3>
      <b className="figures nowrap">{current !== null && money(current)}</b>
      <span className="t13 ink-3 nowrap">
        {[t.unitsPerCase(units), unitPriceText(size)].filter(Boolean).join(' · ')}{' '}
        {percent > 0 && <Tag tone="green">{off(percent)}</Tag>}
      </span>
      {percent > 0 && <s className="t13 ink-3 nowrap">{money(regular)}</s>}
      {current !== null && size.msrp !== null && (
        <span className="across t13 ink-3 nowrap">
          {grid.recommended} {money(size.msrp)}
          {margin !== null && (
            <>
              {' · '}
              <span className="green-ink" title={grid.marginLong}>
                <VisuallyHidden>{grid.margin} </VisuallyHidden>
                {margin} %
              </span>
            </>
          )}
        </span>
      )}
    </header>
  )
}
