import type { Answer } from '@fairfloor/domain/endpoint'
import { changeRewardRules, getRewardRules } from '@fairfloor/domain/rewards/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { count } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { rewardDeskTexts } from './desk-texts.ts'
import styles from './RewardsDeskPage.module.css'
import { rewardsTexts } from './texts.ts'

type Rules = Answer<typeof getRewardRules>['rules']
type Rule = Rules[number]
type Typed = Record<Rule['activity'], { points: string; cap: string }>

const rulesQuery = queryOf(getRewardRules, {})

/** /admin/rewards: points and caps of each activity at the show. */
export function RewardsDeskPage() {
  const t = useTexts(rewardDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Programme />
    </AdminFrame>
  )
}

function Programme() {
  const t = useTexts(rewardDeskTexts)
  return (
    <Loaded
      query={useQuery(rulesQuery)}
      waiting={560}
      missing={{ icon: 'award', title: t.noShow, children: t.noShowText }}
    >
      {({ edition, rules }) => <RulesForm edition={edition} rules={rules} />}
    </Loaded>
  )
}

function RulesForm({ edition, rules }: { edition: string; rules: Rules }) {
  const t = useTexts(rewardDeskTexts)
  const [typed, setTyped] = useState(() => typedOf(rules))
  const wrong = rules.some(({ activity }) => !isNumber(typed[activity].points) || !isNumber(typed[activity].cap))
  const save = useApiMutation(changeRewardRules, {
    updates: [rulesQuery],
    onSuccess: saved => setTyped(typedOf(saved.rules)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong) return
    void save.run({ body: { rules: rules.map(({ activity }) => ({ activity, ...numbersOf(typed[activity]) })) } })
  }
  const type = (activity: Rule['activity'], part: Partial<Typed[Rule['activity']]>) =>
    setTyped({ ...typed, [activity]: { ...typed[activity], ...part } })
  const columns = useColumns(typed, type)
  return (
    <form className={`grid gap-5 ${styles.form}`} aria-label={`${t.title}: ${edition}`} noValidate onSubmit={submit}>
      <h2>{edition}</h2>
      <Table caption={t.title} columns={columns} rows={rules} rowKey={rule => rule.activity} />
      <MutationError of={save} onRetry={submit} />
      <div className="row wrap middle gap-3">
        <Button type="submit" variant="ink" loading={save.loading} done={save.done} disabled={wrong}>
          {t.save}
        </Button>
        {wrong && <span className="red">{t.wrong}</span>}
      </div>
    </form>
  )
}

function useColumns(
  typed: Typed,
  type: (activity: Rule['activity'], part: Partial<Typed[Rule['activity']]>) => void,
): Column<Rule>[] {
  const t = useTexts(rewardDeskTexts)
  const { activities } = useTexts(rewardsTexts)
  const input = (field: 'points' | 'cap', head: string) => (rule: Rule) => (
    <TextInput
      label={`${head}: ${activities[rule.activity]}`}
      hideLabel
      inputMode="numeric"
      className={styles.number}
      value={typed[rule.activity][field]}
      error={isNumber(typed[rule.activity][field]) ? null : t.noNumber}
      onChange={event => type(rule.activity, { [field]: event.target.value })}
    />
  )
  const most = ({ activity }: Rule) => {
    const { points, cap } = numbersOf(typed[activity])
    return Number.isNaN(points * cap) ? '' : count(points * cap)
  }
  return [
    { id: 'activity', head: t.activity, phone: 'title', cell: ({ activity }) => activities[activity] },
    { id: 'points', head: t.points, align: 'end', cell: input('points', t.points) },
    { id: 'cap', head: t.cap, align: 'end', cell: input('cap', t.cap) },
    { id: 'most', head: t.most, align: 'end', cell: most },
  ]
}

const typedOf = (rules: Rules): Typed =>
  Object.fromEntries(
    rules.map(({ activity, points, cap }) => [activity, { points: `${points}`, cap: `${cap}` }]),
  ) as Typed

const numbersOf = ({ points, cap }: Typed[Rule['activity']]) => ({ points: Number(points), cap: Number(cap) })

/** A whole number up to 100,000, like the endpoint. */
const isNumber = (text: string): boolean => /^\d{1,6}$/.test(text) && Number(text) <= 100_000
