import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { DeskNavigation } from './DeskNavigation.tsx'
import styles from './frame.module.css'
import { backOfficeTexts } from './texts.ts'

// Operators are logged in: as a part of every page of the desk it would come with every page of the shop.
const LoginForm = lazyPart(async () => ({ default: (await import('../../visit/LoginForm.tsx')).LoginForm }))

/** Frame of every back office page: navigation for the operator, a login for visitors, a refusal for the rest. */
export function AdminFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const t = useTexts(backOfficeTexts)
  const user = useUser()
  if (user === undefined) return null
  if (user === null)
    return (
      <div className={`grid packed gap-5 wide pad-y-6 m-auto window-high ${styles.login}`}>
        <PageTitle>{t.title}</PageTitle>
        <h1>{t.title}</h1>
        <Suspense>
          <LoginForm />
        </Suspense>
      </div>
    )
  if (!isOperator(user))
    return (
      <>
        <PageTitle>{t.title}</PageTitle>
        <h1>{t.title}</h1>
        <EmptyState icon="lock" title={t.forbidden} action={<LinkButton to="/">{t.toShop}</LinkButton>}>
          {t.forbiddenText}
        </EmptyState>
      </>
    )
  return (
    <div className={`stack packed gap-y-5 gap-x-8 window-high ${styles.office}`}>
      <PageTitle>{title}</PageTitle>
      <DeskNavigation title={title} />
      <div className="stack packed gap-5">
        <header className="grid gap-1">
          <h1>{title}</h1>
          {lead && <p className="ink-2">{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}
