import { applicationStates } from '@fairfloor/domain/careers/application'
import { getApplications } from '@fairfloor/domain/careers/desk-contract'
import { applicationsAt } from '@fairfloor/domain/careers/lists'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { live } from '../back-office/live.ts'
import { ApplicationItem } from './ApplicationItem.tsx'
import { careersDeskTexts } from './desk-texts.ts'

export function Applications() {
  const t = useTexts(careersDeskTexts)
  const list = useListAddress()
  const asked = applicationsAt(list.query)
  const applications = useQuery({ ...queryOf(getApplications, { query: asked }), ...live })
  return (
    <DeskList
      list={list}
      of={getApplications}
      asked={asked}
      query={applications}
      search={t.search}
      filters={
        <StateFilter
          list={list}
          label={t.state}
          every={t.every}
          states={t.progress}
          value={asked.state}
          options={applicationStates}
        />
      }
      empty={{ icon: 'mail', title: t.empty, children: t.emptyText }}
    >
      {answer => (
        <ul className="stack gap-4 wide" aria-label={t.applications}>
          {answer.applications.map(application => (
            <ApplicationItem key={application.id} application={application} />
          ))}
        </ul>
      )}
    </DeskList>
  )
}
