import type pg from 'pg'
import { expect, test } from 'vitest'
import { preparing } from './prepared.ts'

const prepare = () => {
  const names: unknown[] = []
  const connection = { query: (config: { name?: string }) => names.push(config.name) } as unknown as pg.ClientBase
  preparing()(connection)
  const ask = (text: string) => {
    connection.query({ text })
    return names.at(-1)
  }
  return ask
}

test('a text that comes for the third time is prepared, under a name of its own', () => {
  const ask = prepare()
  expect([ask('select 1'), ask('select 1'), ask('select 1'), ask('select 1')]).toEqual([
    undefined,
    undefined,
    'often_1',
    'often_1',
  ])
  ask('select 2')
  ask('select 2')
  expect(ask('select 2')).toBe('often_2')
})

test('several statements in one text are never prepared', () => {
  const ask = prepare()
  const text = 'begin; select 1; commit'
  expect([ask(text), ask(text), ask(text), ask(text)]).toEqual([undefined, undefined, undefined, undefined])
})

test('there is an end of names', () => {
  const ask = prepare()
  for (let n = 0; n < 300; n++) for (let times = 0; times < 3; times++) ask(`select ${n}`)
  expect([ask('select 199'), ask('select 200')]).toEqual(['often_200', undefined])
})
