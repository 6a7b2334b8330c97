import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { EditList } from './EditList.tsx'
import { ListCard } from './ListCard.tsx'
import { listTexts } from './list-texts.ts'
import { listsQuery } from './order-lists.ts'

/** /order-lists: the user's order lists, and those that colleagues share. */
export function OrderListsPage() {
  const t = useTexts(listTexts)
  const user = useUser()
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {user?.company ? <Lists /> : <h1 className="t36">{t.title}</h1>}
      {user === null && <LoginFirst />}
      {user && !user.company && (
        <EmptyState icon="list" title={t.staffTitle}>
          {t.staff}
        </EmptyState>
      )}
    </>
  )
}

function Lists() {
  const t = useTexts(listTexts)
  const [isMaking, setMaking] = useState(false)
  const make = (
    <Button variant="ink" icon="plus" onClick={() => setMaking(true)}>
      {t.make}
    </Button>
  )
  const query = useQuery(listsQuery)
  const isEmpty = query.data?.length === 0
  return (
    <>
      <header className="row wrap bottom between gap-4 mb-6">
        <div>
          <h1 className="t36">{t.title}</h1>
          <p className="ink-2">{t.lead}</p>
        </div>
        {!isEmpty && make}
      </header>
      <Loaded
        query={query}
        waiting={<SkeletonRows rows={5} height={72} radius="card" />}
        empty={{ icon: 'list', title: t.none, children: t.how, action: make }}
      >
        {lists => (
          <ul className="grid gap-3 m-0 pad-0 unlisted">
            {lists.map(list => (
              <ListCard key={list.id} list={list} />
            ))}
          </ul>
        )}
      </Loaded>
      <EditList open={isMaking} onClose={() => setMaking(false)} />
    </>
  )
}
