import { WEEK_BRANDS } from '@fairfloor/domain/newcomer-week/addresses'
import { weekArticlesPage } from '@fairfloor/domain/newcomer-week/pages'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { frameTexts } from '../frame/texts.ts'
import { weekIntroductionQuery } from '../queries.ts'
import { showcaseTexts } from './texts.ts'

/** Where no product is named: the brands take part with all they have, if there are any. */
export function NoProducts() {
  const t = useTexts(showcaseTexts)
  const frame = useTexts(frameTexts)
  const { data, isPending } = useQuery(weekIntroductionQuery)
  if (isPending) return null
  if (data?.flavours === 0) return <EmptyState isPage title={frame.noGoods} />
  return (
    <EmptyState
      isPage
      title={t.withBrands}
      action={
        <>
          <LinkButton to={WEEK_BRANDS} variant="signal">
            {frame.brands}
          </LinkButton>{' '}
          <LinkButton to={weekArticlesPage.path}>{frame.articles}</LinkButton>
        </>
      }
    >
      {t.withBrandsText}
    </EmptyState>
  )
}
