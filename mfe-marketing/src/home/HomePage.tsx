import { Section } from '@clearcoat/ui/site';
import { Abilities } from './Abilities';
import { ClosingCall } from '../shared/ClosingCall';
import { Hero } from './Hero';
import { PlanGrid } from '../shared/PlanGrid';
import { Questions } from '../shared/Questions';
import { Stories } from './Stories';
import { homeQuestions } from '../shared/questions';

export default function HomePage() {
  return (
    <>
      <Hero />
      <Section
        title="Less desk, more bay"
        lead="Four things you do every day, without the notebook, the spreadsheet and the shoebox."
      >
        <Abilities />
      </Section>
      <Section tone="surface" title="What it changes">
        <Stories />
      </Section>
      <Section
        title="Prices in plain sight"
        lead="All plans include unlimited appointments. Cancel at any time."
      >
        <PlanGrid />
      </Section>
      <Section tone="surface" title="Questions">
        <Questions questions={homeQuestions} />
      </Section>
      <ClosingCall title="Open tomorrow with a full board and a clear desk." />
    </>
  );
}
