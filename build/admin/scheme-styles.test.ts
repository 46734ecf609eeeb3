import { describe, expect, it } from 'vitest';
import { schemeStyles } from './scheme-styles.ts';

const rules = (values: { colour: string; more?: string }) => ({
  box: `.css-box{margin:0;color:${values.colour};}.css-box:hover{color:${values.colour};}${values.more ?? ''}`,
});

describe('the styles of both schemes', () => {
  it('differ by custom properties alone, and each pair of classes becomes one', () => {
    const styles = schemeStyles(rules({ colour: '#fff' }), rules({ colour: '#000' }));
    expect(styles.classOf('box', 'box')).toBe('s0');
    expect(styles.classOf('box', 'box')).toBe('s0');
    const { css, darkCss } = styles.sheets();
    expect(css).toBe(':root{--s0:#fff}.s0{margin:0;color:var(--s0)}.s0:hover{color:var(--s0)}');
    expect(darkCss).toBe(':root{--s0:#000}');
  });

  it('keep what only the dark scheme has to the dark', () => {
    const dark = rules({ colour: '#fff', more: '.css-box a{color:gold;}' });
    const styles = schemeStyles(rules({ colour: '#fff' }), dark);
    styles.classOf('box', 'box');
    const { css, darkCss } = styles.sheets();
    expect(css).not.toContain('gold');
    expect(darkCss).toContain('.s0 a{color:gold}');
  });

  it('cannot be laid over each other where only the light scheme has something', () => {
    const light = rules({ colour: '#fff', more: '.css-box a{color:gold;}' });
    const styles = schemeStyles(light, rules({ colour: '#fff' }));
    expect(() => styles.classOf('box', 'box')).toThrow('Only the light scheme has .s0 a / color');
  });

  it('leave out what is for browsers of long ago', () => {
    const old = { box: '.css-box{display:-webkit-flex;display:flex;-ms-flex-wrap:wrap;}' };
    const styles = schemeStyles(old, old);
    styles.classOf('box', 'box');
    expect(styles.sheets().css).toBe(':root{}.s0{display:flex}');
  });

  it('ring what has the focus without MUI’s scripts', () => {
    const ring = {
      box: '.css-box.Mui-focused{outline:3px solid;}.css-box.Mui-focusVisible{outline:0;}',
    };
    const styles = schemeStyles(ring, ring);
    styles.classOf('box', 'box');
    expect(styles.sheets().css).toBe(
      ':root{}.s0:focus-within{outline:3px solid}.s0:focus-visible{outline:0}',
    );
  });
});
