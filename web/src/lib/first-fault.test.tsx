import { chooseLanguage } from '@fairfloor/domain/people/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { closePage, openPage, refusal } from '../testing/open-page.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { useApiMutation } from './sending/use-api-mutation.ts'

afterEach(closePage)

const CALL = 'PATCH /api/current_user'
const WRONG = 'Somebody has this number.'

function Company() {
  const [typed, setTyped] = useState({ name: '', number: '', note: '' })
  const [asked, setAsked] = useState(false)
  const save = useApiMutation(chooseLanguage)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (typed.name) void save.run({ body: { language: 'en' } })
  }
  const field = (label: keyof typeof typed) => ({
    label,
    value: typed[label],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [label]: event.target.value }),
  })
  return (
    <form noValidate onSubmit={submit}>
      <TextInput {...field('note')} />
      <TextInput {...field('name')} error={asked && typed.name === '' ? 'Missing' : null} />
      <TextInput {...field('number')} error={save.fieldErrors.find(({ path }) => path === 'number')?.detail ?? null} />
      <button type="submit">Save</button>
    </form>
  )
}

const open = (answer: unknown) => openPage({ '/': Company }, '/', { [CALL]: answer })
const refused = () => refusal(422, WRONG, [{ path: 'number', detail: WRONG }])
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('a form that lacks something leads to the first field with an error at each try (FF-1424)', async () => {
  open({ success: true })
  const name = await field('name')
  for (const _ of [1, 2]) {
    await save()
    await waitFor(() => expect(document.activeElement).toBe(name))
  }
})

test('a form that the server refuses leads to the field in question', async () => {
  open(refused)
  await userEvent.type(await field('name'), 'Nova')
  await save()
  const number = await field('number')
  await waitFor(() => expect(document.activeElement).toBe(number))
})

test('a refusal takes the focus from nobody who types elsewhere meanwhile (FF-1424)', async () => {
  let answer = (_: Response) => {}
  const { calls } = open(new Promise<Response>(resolve => (answer = resolve)))
  await userEvent.type(await field('name'), 'Nova')
  await save()
  await waitFor(() => expect(calls(CALL)).toHaveLength(1))
  const note = await field('note')
  await userEvent.type(note, 'By ')
  answer(refused())
  await screen.findByText(WRONG)
  await userEvent.type(note, 'mail', { skipClick: true })
  expect(document.activeElement).toBe(note)
  expect(note).toHaveProperty('value', 'By mail')
})

test('what was refused and is sent anew does not lead back to its field', async () => {
  let answer: unknown = refused()
  const { calls } = open(() => answer)
  await userEvent.type(await field('name'), 'Nova')
  await save()
  await screen.findByText(WRONG)
  await userEvent.type(await field('number'), '7')
  answer = { success: true }
  await waitFor(async () => {
    await save()
    expect(calls(CALL)).toHaveLength(2)
  })
  await waitFor(() => expect(screen.queryByText(WRONG)).toBeNull())
  expect(focused()).toBe('Save')
})
