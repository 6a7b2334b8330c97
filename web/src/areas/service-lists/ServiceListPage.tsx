import { getServiceNews, visitPage } from '@fairfloor/domain/service-lists/contract'
import { listOfSlug, type ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { ServiceList } from './ServiceList.tsx'
import { ServiceTabs } from './ServiceTabs.tsx'
import { serviceTexts } from './texts.ts'

/** One of the service lists, at each of its two addresses. */
export function ServiceListPage() {
  const { pathname } = useLocation()
  const name = listOfSlug(pathname.split('/').findLast(Boolean) ?? '')
  return name && <OneList key={name} name={name} />
}

function OneList({ name }: { name: ServiceListName }) {
  const t = useTexts(serviceTexts)
  const user = useUser()
  return (
    <>
      <PageTitle>{t.titles[name]}</PageTitle>
      {user !== null && <ServiceTabs current={name} enabled={user !== undefined} />}
      <h1>{t.titles[name]}</h1>
      <p className="fg-2 mt-2 measure">{t.leads[name]}</p>
      {user === null ? <LoginFirst /> : <ServiceList name={name} enabled={user !== undefined} />}
      {user && <Visit page={name} />}
    </>
  )
}

/** Tells the server once that the list has been opened. */
function Visit({ page }: { page: ServiceListName }) {
  const { mutate } = useApiMutation(visitPage, { invalidates: [queryOf(getServiceNews, {})] })
  const visit = useEffectEvent(() => mutate({ body: { page } }))
  useEffect(() => visit(), [])
  return null
}
