import { afterEach, expect, test } from 'vitest'
import { readKept, writeKept } from './kept-draft.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const draft = (name: string, isLeft?: boolean) => ({ version: 'a', base: { name: '' }, draft: { name }, isLeft })
const read = () => readKept<{ name: string }>('1', 'brand 4', Boolean)?.draft.name
const asTab = (tab: string) => sessionStorage.setItem('fairfloor.tab', tab)

test('of two tabs each keeps its own draft; what one has left, the other goes on with', () => {
  asTab('first')
  writeKept('1', 'brand 4', draft('North'))
  asTab('second')
  expect(read()).toBeUndefined()
  writeKept('1', 'brand 4', draft('South'))
  asTab('first')
  expect(read()).toBe('North')
  writeKept('1', 'brand 4', draft('North', true))
  asTab('third')
  expect(read()).toBe('North')
})

test('a saved draft is forgotten, with those that other tabs have left; those being typed stay', () => {
  asTab('left')
  writeKept('1', 'brand 4', draft('Left', true))
  asTab('open')
  writeKept('1', 'brand 4', draft('Open'))
  asTab('saved')
  writeKept('1', 'brand 4', null)
  expect(read()).toBeUndefined()
  asTab('open')
  expect(read()).toBe('Open')
})

test('drafts are those of one user and one record', () => {
  writeKept('1', 'brand 4', draft('North'))
  expect(readKept('2', 'brand 4', Boolean)).toBeNull()
  expect(readKept('1', 'brand 40', Boolean)).toBeNull()
})
