import { useTexts } from '../lib/texts.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { texts } from './texts.ts'

export function NotFoundPage() {
  const t = useTexts(texts)
  return (
    <>
      <title>{`${t.notFoundTitle} · Fairfloor`}</title>
      <EmptyState
        isPage
        icon="search"
        title={t.notFoundTitle}
        action={
          <>
            <LinkButton to="/" variant="ink">
              {t.toStart}
            </LinkButton>
            <LinkButton to="/virtual-trade-show/lobby">{t.toFair}</LinkButton>
          </>
        }
      >
        {t.notFoundText}
      </EmptyState>
    </>
  )
}
