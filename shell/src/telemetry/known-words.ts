/**
 * Words that may stand in a sent text: those of the messages of JavaScript engines (V8, SpiderMonkey, JavaScriptCore), React,
 * the bundler's loader and the shell itself. A word that is missing here is lost, not leaked.
 */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  `a aborted access after all already an and another any are argument arguments array arrive arrived as assign assignment
  at attempted attempting await bad be because been before bigint boolean browser bytes call called calls can can't cannot capacity
  caught change changed child chunk circular class code component configurable console const constant construct constructor contains
  content context convert converting could create cross-origin css data date deadline declared deep define defined delete
  denied deprecated depth descriptor did didn't directive document does doesn't don't dom during dynamically each element empty end
  entry enumerable error evaluating evaluated exceeded expected export expression extensible extensions failed fetch fetching file
  files first for found from function generator get getter global had handler has have hook hooks html hydrating hydration if
  illegal import imported importing in index infinite infinity initialization initialized initializer input insertbefore
  instance instanceof integer interrupted invalid invariant invocation is it iterable iterate iterator its json key keys
  keyword last left length level lexical limit literal load loaded loading lock manifest many match matches maximum may
  method mime minified missing modified module modules more most must name nan needs negative nested network new next no node non
  nor not null number object of offers on one only operation operator or out outside overflow package parameter parameters parse
  parsed parsing permission position possible previous primitive private promise promises properties property prototype provides
  queries quota range react read read-only reading readonly receiver recursion redeclaration reference registry regular rejection
  remote removechild render rendered rendering request requested required resource respond responded response responds result
  return returned routes rules same scope script security see serialize server set setter setting shared should
  side size stack start started state statement status stop storage storageerror strict string structure style styles
  super suspended symbol synchronous syntax target tdz that the them then there this threw throw thrown time timed timeout to
  together token too transaction tree tried true try type types unable undefined unexpected unhandled uninitialized unknown
  unsupported unterminated update updates use used using valid value values variable version was weakmap were when which
  while widget widgets wasn't with within without worker wrong you zero`.split(/\s+/),
);
