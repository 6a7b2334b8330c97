import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { useTexts } from '../lib/texts.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { appTexts } from './texts.ts'

export function NotFoundPage() {
  const t = useTexts(appTexts)
  return (
    <>
      <PageTitle>{t.notFoundTitle}</PageTitle>
      <EmptyState
        isPage
        icon="search"
        title={t.notFoundTitle}
        action={
          <>
            <LinkButton to="/" variant="ink">
              {t.toStart}
            </LinkButton>
            <LinkButton to={LOBBY}>{t.toFair}</LinkButton>
          </>
        }
      >
        {t.notFoundText}
      </EmptyState>
    </>
  )
}
