import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  uid: 'newcomer-week-7@shop.test',
  start: new Date('2031-03-10T00:00:00+01:00'),
  end: new Date('2031-03-17T00:00:00+01:00'),
  name: 'Newcomer Week; März, 2031',
  text: 'Neue Marken, „größer“ als je: 100 % neu;\nüber 20 Produkte zu Preisen, die nur in dieser Woche gelten \\ heute.',
  url: 'https://shop.test/newcomer-week/home',
}
const NOW = new Date('2031-03-01T12:30:15Z')

const octets = (line: string) => encodeURIComponent(line).replace(/%../g, '.').length

test('a calendar reads the entry as it is (SH-370)', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(entry, NOW)))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  const found = calendar.getFirstSubcomponent('vevent')!
  const event = new ICAL.Event(found)
  expect(event.uid).toBe(entry.uid)
  expect(event.summary).toBe(entry.name)
  expect(event.description).toBe(entry.text)
  expect(event.startDate.toJSDate()).toEqual(entry.start)
  expect(event.endDate.toJSDate()).toEqual(entry.end)
  expect(found.getFirstPropertyValue('url')).toBe(entry.url)
  expect(String(found.getFirstPropertyValue('dtstamp'))).toBe('2031-03-01T12:30:15Z')
})

test('its lines end as the standard says, and none is longer than 75 octets (FF-1114)', () => {
  const file = calendarFile({ ...entry, name: 'ü'.repeat(200) }, NOW)
  const lines = file.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines.filter(line => /[\r\n]/.test(line))).toEqual([])
  expect(Math.max(...lines.map(octets))).toBe(75)
})
