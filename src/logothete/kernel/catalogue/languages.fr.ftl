# Les langues que parle Logothete, telles que les nomme le lecteur de cette langue.
language-en = anglais
language-fr = français
