import { PRODUCT_LIST } from '@fairfloor/domain/assortment/addresses'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { sizeTexts } from './size-texts.ts'

/** In place of a product that does not exist. */
export default function MissingProduct() {
  const t = useTexts(sizeTexts)
  return (
    <>
      <PageTitle>{t.missing}</PageTitle>
      <EmptyState isPage icon="box" title={t.missing} action={<LinkButton to={PRODUCT_LIST}>{t.toAll}</LinkButton>} />
    </>
  )
}
