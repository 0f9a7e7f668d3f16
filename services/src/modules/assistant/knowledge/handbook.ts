import { Injectable } from '@nestjs/common';
import path from 'node:path';
import { orNotFound } from '../../../platform/errors/app-error.js';
import type { HandbookSection, HandbookSummary } from '../dto/handbook.dto.js';
import { CONTENT } from './content.js';
import { readSections, type Section } from './sections.js';

/** Handbook sections about the trade and the product, read from Markdown files. */
@Injectable()
export class Handbook {
  readonly sections: readonly Section[] = readSections(
    path.join(CONTENT, 'handbook'),
    path.join(CONTENT, 'using'),
  );

  list(): HandbookSummary[] {
    return this.sections.map(summaryOf);
  }

  get(slug: string): HandbookSection {
    const section = orNotFound(
      this.sections.find((each) => each.slug === slug),
      'This section of the handbook',
    );
    const related = this.relatedTo(section).map(summaryOf);
    return { ...summaryOf(section), body: section.body, related };
  }

  relatedTo({ slug, topic }: Pick<Section, 'slug' | 'topic'>): Section[] {
    return this.sections.filter((each) => each.topic === topic && each.slug !== slug);
  }
}

const summaryOf = ({ slug, title, topic }: Section): HandbookSummary => ({ slug, title, topic });
