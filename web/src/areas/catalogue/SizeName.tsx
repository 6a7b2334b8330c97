import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage } from '../../lib/texts.tsx'
import text from '../../ui/text.module.css'
import { sizeTitle } from './size-text.ts'

/** Brand and product in the head of a size; a link to the size's page. */
export const SizeName = ({ size }: { size: ShopSize }) => (
  <PageLink
    to={sizeAddress(size.id)}
    className={`clipped ellipsis ${text.lined}`}
    tabIndex={-1}
    title={sizeTitle(size, useLanguage().language)}
  >
    <span className="ink-3">{size.brand.name}</span> {size.product.name}
  </PageLink>
)
