import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { LoginFirst } from '../../../visit/LoginFirst.tsx'
import { isFreeAgent, useUser } from '../../../visit/user.ts'
import { agentTexts } from './agent-texts.ts'

interface AgentFrameProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A page of customer service: a login for visitors, a refusal for everybody else and for those who act as a customer now. */
export function AgentFrame({ title, lead, children }: AgentFrameProps) {
  const t = useTexts(agentTexts)
  const user = useUser()
  if (user === undefined) return null
  const shown = isFreeAgent(user) ? title : t.title
  return (
    <>
      <PageTitle>{shown}</PageTitle>
      <div className="stack top packed gap-5">
        <header>
          <h1>{shown}</h1>
          {isFreeAgent(user) && lead && <p className="fg-2 mt-2 measure">{lead}</p>}
        </header>
        {user === null ? (
          <LoginFirst />
        ) : isFreeAgent(user) ? (
          children
        ) : (
          <EmptyState icon="lock" title={t.forAgents} action={<LinkButton to="/">{t.toShop}</LinkButton>}>
            {t.forAgentsText}
          </EmptyState>
        )}
      </div>
    </>
  )
}
