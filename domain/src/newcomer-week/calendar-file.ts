/** An event as calendars keep it. */
export type CalendarEntry = {
  /** Stays the same for an event, so that a calendar updates its entry instead of adding another one. */
  readonly uid: string
  readonly start: Date
  /** Exclusive: the first instant after the event. */
  readonly end: Date
  readonly name: string
  readonly text: string
  readonly url: string
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE = 75
const BREAK = '\r\n'

/** One entry as iCalendar file (RFC 5545), which calendars of all kinds read. */
export function calendarFile({ uid, start, end, name, text, url }: CalendarEntry, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Newcomer Week//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => folded(line) + BREAK).join('')
}

/** An instant in UTC: '20250309T230000Z'. */
const utc = (instant: Date): string => instant.toISOString().replace(/\.\d+|[-:]/g, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Continues a long line in further ones that begin with a space; never within a character. */
function folded(line: string): string {
  let text = ''
  let length = 0
  for (const character of line) {
    const octets = octetsOf(character)
    if (length + octets > LINE) {
      text += `${BREAK} `
      length = 1
    }
    text += character
    length += octets
  }
  return text
}
