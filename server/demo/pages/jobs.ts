import type { JobInput } from '../../src/areas/careers/index.ts'

/** Jobs at the Havenkade; the house is fictional. */
export const jobs: readonly Pick<JobInput, 'slug' | 'texts'>[] = [
  {
    slug: 'warehouse-picker',
    texts: {
      en: {
        title: 'Picker in the warehouse',
        place: 'Venlo',
        hours: '32 to 40 hours a week, in two shifts',
        lead: 'You find the right tub among nine thousand, and it leaves the house as if it were your own parcel.',
        text: 'Every order that our customers send arrives on your scanner. You fetch the goods, check batch and date, and pack them so that they survive the road to Lisbon. Your colleagues take turns at receiving and packing, so no day is only lifting.\n\n### What you do\n\n- pick orders with scanner and trolley\n- check best-before dates, and hold back what is too short\n- pack parcels and build pallets\n- count a shelf a day, so that the shop always shows the truth\n\n### What you bring\n\n- an eye for numbers that look almost alike\n- some Dutch, German or English\n- a forklift licence, or the wish to get one: we pay for it\n\n### What you get\n\n- 15.40 euros an hour and a bonus for late shifts\n- 27 days of holiday, and the bus from the station paid\n- protein bars, as many as you like',
      },
      de: {
        title: 'Kommissionierer im Lager (m/w/d)',
        place: 'Venlo',
        hours: '32 bis 40 Stunden die Woche, in zwei Schichten',
        lead: 'Sie finden unter neuntausend Dosen die richtige, und sie verlässt das Haus, als wäre es Ihr eigenes Paket.',
        text: 'Jede Bestellung unserer Kunden kommt auf Ihrem Scanner an. Sie holen die Ware, prüfen Charge und Datum und packen sie so, dass sie den Weg bis Lissabon übersteht. Wareneingang und Packen wechseln reihum, kein Tag besteht nur aus Heben.\n\n### Was Sie tun\n\n- Bestellungen mit Scanner und Wagen zusammenstellen\n- Haltbarkeiten prüfen und zurückhalten, was zu kurz ist\n- Pakete packen und Paletten bauen\n- jeden Tag ein Regal zählen, damit der Shop immer die Wahrheit zeigt\n\n### Was Sie mitbringen\n\n- einen Blick für Nummern, die fast gleich aussehen\n- etwas Niederländisch, Deutsch oder Englisch\n- einen Staplerschein oder Lust darauf: wir bezahlen ihn\n\n### Was Sie bekommen\n\n- 15,40 Euro die Stunde und einen Zuschlag für späte Schichten\n- 27 Tage Urlaub und den Bus vom Bahnhof bezahlt\n- Proteinriegel, so viele Sie mögen',
      },
    },
  },
  {
    slug: 'customer-service-german',
    texts: {
      en: {
        title: 'Customer service for Germany and Austria',
        place: 'Venlo, two days a week from home',
        hours: '24 to 40 hours a week',
        lead: 'You are the voice that shops between Flensburg and Graz know by name.',
        text: 'Four hundred shops and gyms in Germany and Austria order from us. When something is missing, broken or urgent, they call you. You see their orders, walk down to the warehouse if you like, and decide yourself up to 250 euros.\n\n### What you do\n\n- answer calls and mails, in German and in plain words\n- look into complaints and settle them on the same day\n- help new customers with their first order\n- tell our buyers what the shops ask for\n\n### What you bring\n\n- German as your mother tongue or close to it, and good English\n- experience with customers, in a shop as well as on the telephone\n- calm on the Thursday before a holiday\n\n### What you get\n\n- 2,900 to 3,400 euros a month for 40 hours, by experience\n- training with the brands, and a ticket to the fair in Cologne\n- colleagues who pick up when you are at lunch',
      },
      de: {
        title: 'Kundendienst für Deutschland und Österreich (m/w/d)',
        place: 'Venlo, zwei Tage die Woche von zu Hause',
        hours: '24 bis 40 Stunden die Woche',
        lead: 'Sie sind die Stimme, die Geschäfte zwischen Flensburg und Graz beim Namen kennen.',
        text: 'Vierhundert Geschäfte und Studios in Deutschland und Österreich bestellen bei uns. Wenn etwas fehlt, kaputt ist oder eilt, rufen sie Sie an. Sie sehen ihre Bestellungen, gehen ins Lager hinunter, wenn Sie mögen, und entscheiden bis 250 Euro selbst.\n\n### Was Sie tun\n\n- Anrufe und E-Mails beantworten, auf Deutsch und in klaren Worten\n- Reklamationen prüfen und noch am selben Tag erledigen\n- neuen Kunden bei der ersten Bestellung helfen\n- unserem Einkauf sagen, wonach die Geschäfte fragen\n\n### Was Sie mitbringen\n\n- Deutsch als Muttersprache oder nahe daran, und gutes Englisch\n- Erfahrung mit Kunden, im Laden ebenso wie am Telefon\n- Ruhe am Donnerstag vor einem Feiertag\n\n### Was Sie bekommen\n\n- 2.900 bis 3.400 Euro im Monat für 40 Stunden, je nach Erfahrung\n- Schulungen bei den Marken und eine Karte für die Messe in Köln\n- ein Team, das abhebt, wenn Sie beim Mittagessen sind',
      },
    },
  },
  {
    slug: 'category-buyer',
    texts: {
      en: {
        title: 'Buyer for bars and drinks',
        place: 'Venlo',
        hours: '32 to 40 hours a week',
        lead: 'You decide which bar lies at the till of four thousand shops next spring.',
        text: 'Bars and drinks are a third of what we sell, and the part that changes fastest. You taste, reckon and negotiate, and you say no more often than yes.\n\n### What you do\n\n- choose brands and products for the range, and take out what nobody asks for\n- visit makers before we list them, and read their certificates\n- plan quantities, so that neither the shelf nor the outlet is full\n- bring new brands to our Newcomer Week and to the trade show\n\n### What you bring\n\n- three years in buying, best in food\n- comfort with tables, margins and best-before dates\n- Dutch or German, and English that holds in a negotiation\n\n### What you get\n\n- 3,800 to 4,600 euros a month, and a part in the profit of your range\n- travel to makers in Europe, by train where it can be done\n- a tasting kitchen, and colleagues who tell you the truth about what you bring',
      },
      de: {
        title: 'Einkäufer für Riegel und Getränke (m/w/d)',
        place: 'Venlo',
        hours: '32 bis 40 Stunden die Woche',
        lead: 'Sie entscheiden, welcher Riegel im nächsten Frühjahr an der Kasse von viertausend Geschäften liegt.',
        text: 'Riegel und Getränke sind ein Drittel dessen, was wir verkaufen, und der Teil, der sich am schnellsten ändert. Sie kosten, rechnen und verhandeln, und Sie sagen öfter nein als ja.\n\n### Was Sie tun\n\n- Marken und Produkte für das Sortiment wählen und herausnehmen, wonach niemand fragt\n- Hersteller besuchen, bevor wir sie aufnehmen, und ihre Zertifikate lesen\n- Mengen planen, damit weder das Regal noch das Outlet voll ist\n- neue Marken in unsere Newcomer Week und auf die Messe bringen\n\n### Was Sie mitbringen\n\n- drei Jahre im Einkauf, am besten mit Lebensmitteln\n- Freude an Tabellen, Spannen und Haltbarkeiten\n- Niederländisch oder Deutsch, und Englisch, das einer Verhandlung standhält\n\n### Was Sie bekommen\n\n- 3.800 bis 4.600 Euro im Monat und einen Anteil am Gewinn Ihres Sortiments\n- Reisen zu Herstellern in Europa, mit der Bahn, wo es geht\n- eine Probierküche und ein Team, das Ihnen die Wahrheit sagt über das, was Sie mitbringen',
      },
    },
  },
]
