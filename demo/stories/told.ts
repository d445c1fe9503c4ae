import { publishes } from '../diary/clerks.ts'
import type { Story } from '../diary/story.ts'
import { told } from './concession.ts'

/** A notice: something is to come, and nobody can join yet. */
export const schoolMeals: Story = {
  tender: told(
    'EU-14',
    3,
    'Vorinformation: Mittagessen in Kita und Grundschule',
    'Zum kommenden Schuljahr vergibt die Gemeinde die Verpflegung von rund 310 Kindern. Gekocht werden soll möglichst im Ort und mit regionalen Zutaten.',
    'Mittagessen an fünf Tagen der Woche',
  ),
  deadlines: {},
  drafted: [-15, 10],
  steps: [[[-12, 9], 'anna', publishes(2)]],
}

/** A contract that was given elsewhere and is only made known here. */
export const streetLights: Story = {
  tender: told(
    'EU-32',
    4,
    'Vergebener Auftrag: Betrieb der Straßenbeleuchtung',
    'Der Betrieb von 870 Leuchten ist für fünfzehn Jahre vergeben. Der Konzessionär stellt sie auf gedimmtes LED-Licht um und wird aus der ersparten Energie bezahlt.',
    'Leuchten in allen Ortsteilen',
  ),
  deadlines: {},
  drafted: [-11, 10],
  steps: [[[-10, 9], 'anna', publishes(2)]],
}
