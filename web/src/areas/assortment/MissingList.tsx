import { PRODUCT_LIST } from '@fairfloor/domain/assortment/addresses'
import type { ListKind } from '@fairfloor/domain/assortment/list-place'
import { brandsPage } from '@fairfloor/domain/assortment/pages'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { filterTexts } from './filter-texts.ts'
import { listTexts } from './texts.ts'

/** In place of a list of something that does not exist: a brand, a category, a promotion. */
export function MissingList({ kind }: { kind: ListKind }) {
  const t = useTexts(filterTexts)
  const { missing } = useTexts(listTexts).titles
  const title = missing[kind as keyof typeof missing] ?? missing.promo
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        isPage
        icon="box"
        title={title}
        action={
          kind === 'brand' ? (
            <LinkButton to={brandsPage.path}>{t.toBrands}</LinkButton>
          ) : (
            <LinkButton to={PRODUCT_LIST}>{t.toAll}</LinkButton>
          )
        }
      />
    </>
  )
}
