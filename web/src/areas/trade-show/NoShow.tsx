import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { noShowTexts } from './no-show-texts.ts'

/** In place of a page of the fair while there is none. */
export function NoShow() {
  const t = useTexts(noShowTexts)
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <EmptyState icon="calendar" title={t.title} isPage action={<LinkButton to="/">{t.toShop}</LinkButton>}>
        {t.text}
      </EmptyState>
    </>
  )
}
