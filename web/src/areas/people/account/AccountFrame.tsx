import { accountPage } from '@fairfloor/domain/content/pages'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { LoginFirst } from '../../../visit/LoginFirst.tsx'
import { useUser } from '../../../visit/user.ts'
import { frameTexts } from './frame-texts.ts'

interface AccountFrameProps {
  title: string
  lead: string
  /** Also for people without a company. */
  ofStaff?: boolean
  children: ReactNode
}

/** A page of the account: the way back, its title, and what it is for. Visitors log in first. */
export function AccountFrame({ title, lead, ofStaff = false, children }: AccountFrameProps) {
  const t = useTexts(frameTexts)
  const user = useUser()
  return (
    <div className="stack packed gap-6 wide">
      <PageTitle>{title}</PageTitle>
      <Breadcrumb items={[{ label: t.account, to: accountPage.path }, { label: title }]} />
      <header>
        <h1>{title}</h1>
        <p className="fg-2 mt-2 measure">{lead}</p>
      </header>
      {user === null && <LoginFirst />}
      {user && (user.company || ofStaff ? children : <p>{t.ofCompanies}</p>)}
    </div>
  )
}
