import { expect, test } from 'vitest'
import { linesOf } from './plain-text.ts'

test.each([
  [
    'paragraphs and items of lists are lines',
    '<p>One</p><p>Two</p><ul><li>a</li><li>b</li></ul>',
    'One\nTwo\n• a\n• b',
  ],
  ['line breaks too', 'One<br>Two<br/>Three', 'One\nTwo\nThree'],
  [
    'what is bold or linked is text',
    '<p><strong>Whey</strong> <a href="https://x.test">protein</a></p>',
    'Whey protein',
  ],
  ['entities are characters', 'Milk &amp; more&nbsp;&lt;5 g, 20&#160;&#x2030;', 'Milk & more <5 g, 20 ‰'],
  ['headings keep their letters', '<h2>How to use</h2><p>Shake.</p>', 'How to use\nShake.'],
  [
    'scripts, styles, pictures and comments go',
    '<style>p{}</style><script>x()</script><!-- n --><img src="a">Text',
    'Text',
  ],
  [
    'tables are lines',
    '<table><tr><th>Fat</th><td>1 g</td></tr><tr><th>Salt</th><td>2 g</td></tr></table>',
    'Fat 1 g\nSalt 2 g',
  ],
  ['HTML without anything is empty', '<p> </p><br>', ''],
  ['broken HTML is read as far as it goes', '<p>One<p>Two</div> & three', 'One\nTwo & three'],
  [
    'a text without HTML keeps its lines',
    'One & two\r\n\r\n  three   <5 g, a < b > c\n',
    'One & two\nthree <5 g, a < b > c',
  ],
  ['entities in a text without tags leave its lines', 'One &amp; two\nthree', 'One & two\nthree'],
  ['numbers are text', 12.5, '12.5'],
])('%s (FF-144)', (_, given, text) => expect(linesOf(given)).toBe(text))
