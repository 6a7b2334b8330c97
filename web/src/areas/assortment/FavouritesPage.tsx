import { productListPage } from '@fairfloor/domain/assortment/pages'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useUser } from '../../visit/user.ts'
import { favouritesTexts } from './favourites-texts.ts'
import { ProductList } from './ProductList.tsx'
import { useListAddress } from './use-list-address.ts'

const FavouritesLogin = lazyPart(() => import('./FavouritesLogin.tsx'))

/** /favourites and /product-list/favourites: the user's favourite sizes, listed like other products. */
export function FavouritesPage() {
  const t = useTexts(favouritesTexts)
  const list = useListAddress()
  const user = useUser()
  if (user === null)
    return (
      <Suspense>
        <FavouritesLogin />
      </Suspense>
    )
  if (!list.place) return null
  return (
    <ProductList
      list={list}
      place={list.place}
      empty={{
        icon: 'heart',
        title: t.none,
        children: t.how,
        action: <LinkButton to={productListPage.path}>{t.toAll}</LinkButton>,
      }}
    />
  )
}
