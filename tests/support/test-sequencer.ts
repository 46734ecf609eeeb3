import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs files of one project and environment in sequence: Vitest ends a process whose next file is of another kind, and
 * loads jsdom or Postgres again.
 */
export class SameKindTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kinds = new Map(files.map((file) => [file, kindOf(file)]));
    const kind = (file: TestSpecification) => kinds.get(file) ?? '';
    return (await super.sort(files)).toSorted((a, b) => kind(a).localeCompare(kind(b)));
  }
}

function kindOf({ project, moduleId }: TestSpecification): string {
  const [, environment = ''] =
    /@vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8')) ?? [];
  return `${project.name} ${environment}`;
}
