import { expect, test } from 'vitest'
import { isName, isPersonName } from './names.ts'

test.each([
  ['Ana-María O’Neill', true],
  ['Li', true],
  ['J.P. Dr. St. Clair', true],
  ['Win now: example.test', false],
  ['Win at Example.test', false],
  ['anna@gym.test', false],
])('a person’s name is no link: %s (FF-1341)', (name, is) => expect(isPersonName(name)).toBe(is))

test.each([
  ['Gym4you.de GmbH & Co. KG', true],
  ['Jensen A/S', true],
  ['@Home Fitness', true],
  ['Win at https://example.test', false],
  ['WWW.example', false],
  ['anna@gym.test', false],
  ['Nova\nBcc', false],
  ['Nova\u2028Gym', false],
  ['Nova\u202Emyg', false],
  ['<b>Nova</b>', false],
])('a company’s name is one line and no link: %s (FF-1341)', (name, is) => {
  expect(isName(name)).toBe(is)
  if (!is) expect(isPersonName(name)).toBe(false)
})
