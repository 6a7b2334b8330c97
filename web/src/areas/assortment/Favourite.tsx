import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage } from '../../lib/texts.tsx'
import { useUser } from '../../visit/user.ts'
import { sizeTitle } from '../catalogue/size-text.ts'
import styles from './ProductView.module.css'

const FavouriteToggle = lazyPart(async () => ({
  default: (await import('../order-lists/FavouriteToggle.tsx')).FavouriteToggle,
}))

interface FavouriteProps {
  size: Pick<ShopSize, 'id' | 'name' | 'product'>
  /** -1 in a column of cells, where Tab finds only cells. */
  tabIndex?: number
  /** With words beside the heart. */
  worded?: true
}

/** Makes a size a favourite; for users. Its place is kept until it is loaded. */
export function Favourite({ size, ...rest }: FavouriteProps) {
  const { language } = useLanguage()
  if (!useUser()) return null
  return (
    <Suspense fallback={<span className={styles.heart} />}>
      <FavouriteToggle sizeId={size.id} name={sizeTitle(size, language)} {...rest} />
    </Suspense>
  )
}
